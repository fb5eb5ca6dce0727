import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { DatabaseAddress } from '../config/database-address.js';
import { repeatDeadlocked } from './deadlocks.js';
import { GuardedDatabase } from './libsql-guard.js';
import { boundWaits, statementMs } from './server-connections.js';
import { poolQueryRunners } from './sqlite-runner-pool.js';

const connectTimeoutMs = 3_000;

/** Queries that may wait for a connection; further ones fail at once with "queue limit reached". */
const longestQueue = 500;

/** Milliseconds after which an unused connection is closed. */
const idleMs = 60_000;

/** Which tables there are, and how they came about. The composition root hands it down: this layer knows no feature. */
export type DatabaseSchema = {
  readonly entities: readonly (new () => object)[];
  /** In the order in which they run. */
  readonly migrations: readonly (new () => MigrationInterface)[];
};

type Use = {
  /** Connections to a server at once. */
  readonly connections?: number;
  /** Statements may take as long as they take: migrations rewrite tables. */
  readonly patient?: boolean;
};

/** Connects to the database; changes nothing in it. Throws the driver's error when it cannot be reached. */
export async function openDatabase(
  address: DatabaseAddress,
  { entities, migrations }: DatabaseSchema,
  use: Use = {},
): Promise<DataSource> {
  const options = address.engine === 'sqlite' ? sqliteOptions(address.path) : await serverOptions(address, use);
  const dataSource = new DataSource({ ...options, entities: [...entities], migrations: [...migrations] });
  if (address.engine === 'sqlite') {
    await createForOwner(address.path);
    poolQueryRunners(dataSource);
  } else if (!use.patient) {
    boundWaits(dataSource);
    repeatDeadlocked(dataSource);
  }
  return dataSource.initialize();
}

/** Closes all connections; a SQLite file then holds everything itself, so that a copy of it is a copy of the data. */
export async function closeDatabase(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await dataSource.destroy();
}

/**
 * Makes a new file readable for its owner only; SQLite gives its logs the same mode. Never opens a file that is there:
 * closing it would drop the locks that this process holds on it. What is wrong with a path, SQLite says.
 */
async function createForOwner(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true }).catch(() => undefined);
  await writeFile(path, '', { flag: 'wx', mode: 0o600 }).catch(() => undefined);
}

const common = {
  migrationsTableName: 'migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
  // The usual one writes slow statements to the console with all that is in them, whatever `logging` says.
  logger: 'debug',
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

async function serverOptions(
  address: ServerAddress,
  { connections = 10, patient = false }: Use,
): Promise<DataSourceOptions> {
  const { host, port, username, password, database } = address;
  // TypeORM must know which of the two it is, else it sees differences between a schema and itself.
  const type = await serverType(address);
  return {
    ...common,
    type,
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
    poolSize: connections,
    ...(patient ? {} : { maxQueryExecutionTime: statementMs, enableQueryTimeout: true }),
    extra: {
      queueLimit: longestQueue,
      // Below the limit: mysql2 closes idle connections only above it.
      maxIdle: Math.max(1, connections - 1),
      idleTimeout: idleMs,
      enableKeepAlive: true,
      keepAliveInitialDelay: 10_000,
    },
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
