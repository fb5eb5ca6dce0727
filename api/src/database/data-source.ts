import { createConnection } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseAddress } from '../config/database-address.js';
import { entities } from './entities.js';
import { GuardedDatabase } from './libsql-guard.js';
import { migrations } from './migrations/index.js';
import { poolQueryRunners } from './sqlite-runner-pool.js';

const connectTimeoutMs = 5_000;
const pooledConnections = 10;

/** Connects to the database; changes nothing in it. Throws the driver's error when it cannot be reached. */
export async function openDatabase(address: DatabaseAddress): Promise<DataSource> {
  const dataSource = new DataSource(
    address.engine === 'sqlite' ? sqliteOptions(address.path) : await serverOptions(address),
  );
  if (address.engine === 'sqlite') poolQueryRunners(dataSource);
  return dataSource.initialize();
}

/** Closes all connections; a SQLite file then holds everything itself, so that a copy of it is a copy of the data. */
export async function closeDatabase(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await dataSource.destroy();
}

const common = {
  entities,
  migrations,
  migrationsTableName: 'migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} as const satisfies Partial<DataSourceOptions>;

function sqliteOptions(path: string): DataSourceOptions {
  return {
    ...common,
    type: 'better-sqlite3',
    driver: GuardedDatabase,
    database: path,
    enableWAL: true,
    timeout: 5_000,
  };
}

type ServerAddress = Extract<DatabaseAddress, { engine: 'mysql' }>;

async function serverOptions(address: ServerAddress): Promise<DataSourceOptions> {
  const { host, port, username, password, database } = address;
  return {
    ...common,
    // TypeORM must know which of the two it is, else it sees differences between a schema and itself.
    type: await serverType(address),
    host,
    port,
    username,
    password,
    database,
    charset: 'utf8mb4',
    // Times are kept in UTC, and dates stay text: a DATE read as a time is a day off west of Greenwich.
    timezone: 'Z',
    dateStrings: ['DATE'],
    connectTimeout: connectTimeoutMs,
    poolSize: pooledConnections,
  };
}

async function serverType(address: ServerAddress): Promise<'mysql' | 'mariadb'> {
  const { host, port, username: user, password, database } = address;
  const connection = await createConnection({ host, port, user, password, database, connectTimeout: connectTimeoutMs });
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return /mariadb/i.test(JSON.stringify(rows)) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}
