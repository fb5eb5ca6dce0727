import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { OperatorError } from '../errors/operator.error.js';
import type { RestoreOptions } from './restore-options.js';
import { verifyChecksum } from './backup-checksum.js';

/** What the programs of the server write when a dump is whole. */
const lastLine = '-- Dump completed';
const endBytes = 200;

const mark = '-- activity-programme backup ';

/** The first line of a server's backup: a comment that says what is in it. */
export type BackupHeader = { readonly takenAt: string; readonly migrations: readonly string[] };

export const headerLine = (header: BackupHeader): string => `${mark}${JSON.stringify(header)}\n`;

/** Throws `OperatorError` for a file that cannot be read, is no backup of a server, is damaged or not whole. */
export async function readHeader(file: string, options: RestoreOptions): Promise<BackupHeader> {
  const line = await firstLine(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Cannot read ${file}: ${error.code}`);
  });
  if (!line.startsWith(mark)) throw new OperatorError(`${file} is no backup of a MariaDB or MySQL database.`);
  const length = await verifyChecksum(file, options);
  if (!(await endOf(file, length)).includes(lastLine))
    throw new OperatorError(`${file} is not whole: its end is missing.`);
  return JSON.parse(line.slice(mark.length)) as BackupHeader;
}

async function firstLine(file: string): Promise<string> {
  const stream = createReadStream(file, { end: 100_000 });
  try {
    for await (const line of createInterface({ input: stream })) return line;
    return '';
  } finally {
    stream.destroy();
  }
}

async function endOf(file: string, length: number): Promise<string> {
  const stream = createReadStream(file, { start: Math.max(0, length - endBytes), end: length - 1, encoding: 'latin1' });
  return (await stream.toArray()).join('');
}
