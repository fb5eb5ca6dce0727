import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { DataSource } from 'typeorm';
import { closeDatabase, openDatabase } from '../database/data-source.js';
import { holdingSchema } from '../database/migrate-database.js';
import { headerLine } from './backup-file.js';
import { runServerProgram, type ServerAddress } from './server-client.js';

/**
 * Writes all rows as they are at one moment, in a transaction that blocks no other; only migrations wait for its end.
 * Throws `OperatorError`.
 */
export async function backupServer(address: ServerAddress, file: string): Promise<void> {
  const dataSource = await openDatabase(address, { entities: [], migrations: [] }, { connections: 2, patient: true });
  try {
    await holdingSchema(dataSource, () => write(dataSource, address, file));
  } finally {
    await closeDatabase(dataSource);
  }
}

async function write(dataSource: DataSource, address: ServerAddress, file: string): Promise<void> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  const output = createWriteStream(file, { mode: 0o600 });
  await once(output, 'open');
  output.write(headerLine({ takenAt: new Date().toISOString(), migrations: rows.map(({ name }) => name) }));
  await runServerProgram(address, {
    names: ['mariadb-dump', 'mysqldump'],
    parameters: [
      '--single-transaction',
      '--quick',
      '--skip-lock-tables',
      '--no-tablespaces',
      '--hex-blob',
      '--default-character-set=utf8mb4',
      '--',
      address.database,
    ],
    output,
  });
}
