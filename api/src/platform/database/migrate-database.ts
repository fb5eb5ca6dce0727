import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Config } from '../config/config.js';
import { databaseErrorCode, isDatabaseAway } from '../errors/database-error.js';
import type { Logger } from '../logging/logger.js';
import { closeDatabase, openDatabase, type DatabaseSchema } from './data-source.js';

/**
 * Waits for the configured database and brings its schema up to date, over connections of its own: a migration may take
 * longer than anything else may. Answers what ran. Throws what the database answered last, and what a migration throws.
 */
export async function migrateDatabase(
  { database, databaseWaitSeconds }: Pick<Config, 'database' | 'databaseWaitSeconds'>,
  schema: DatabaseSchema,
  logger: Logger,
): Promise<readonly string[]> {
  const dataSource = await waitForDatabase(() => openDatabase(database, schema, { patient: true }), {
    seconds: databaseWaitSeconds,
    onAway: (code) => logger.warn({ code, databaseWaitSeconds }, 'waiting for the database'),
  });
  try {
    const ran = await migrate(dataSource, () => logger.info('waiting for another process that migrates the database'));
    if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated');
    return ran;
  } finally {
    await closeDatabase(dataSource);
  }
}

/** Of this database alone: names of locks are the whole server's. */
const lockName = `CONCAT('activity-programme-', MD5(DATABASE()))`;

const lockWaitSeconds = 60;

/**
 * Brings the schema up to date; answers the names of the migrations that ran. Of several processes that start at once
 * on one server, one does it and the others wait; `onWait` is called when this one has to. Throws when it waits for a
 * minute in vain, and what a migration throws: its half stays, and it runs again next time.
 */
export function migrate(dataSource: DataSource, onWait?: () => void): Promise<readonly string[]> {
  return holdingSchema(dataSource, () => runMigrations(dataSource), onWait);
}

/**
 * Runs the work under the schema lock. A SQLite file belongs to one process and needs none. Throws after waiting a
 * minute.
 */
export async function holdingSchema<Result>(
  dataSource: DataSource,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  if (dataSource.options.type === 'better-sqlite3') return work();
  const runner = dataSource.createQueryRunner();
  try {
    await lock(runner, onWait);
    try {
      return await work();
    } finally {
      await runner.query(`SELECT RELEASE_LOCK(${lockName})`);
    }
  } finally {
    await runner.release();
  }
}

/** Runs the migrations without the lock, for a private database, or inside the lock. */
export async function runMigrations(dataSource: DataSource): Promise<readonly string[]> {
  return (await dataSource.runMigrations()).map(({ name }) => name);
}

async function lock(runner: QueryRunner, onWait: () => void): Promise<void> {
  if (await takeLock(runner, 0)) return;
  onWait();
  if (await takeLock(runner, lockWaitSeconds)) return;
  throw new Error('Another process has been migrating this database for too long');
}

async function takeLock(runner: QueryRunner, seconds: number): Promise<boolean> {
  const [row] = (await runner.query(`SELECT GET_LOCK(${lockName}, ?) AS taken`, [seconds])) as [
    { taken: number | string | null },
  ];
  return Number(row.taken) === 1;
}

/** From one try to the next. */
const everyMs = 1_000;

type Patience = {
  /** For how long a database that is away is waited for; 0 tries once. */
  readonly seconds: number;
  /** Called after each failed try, with the engine's code. */
  readonly onAway: (code: string) => void;
};

/**
 * Opens a database that may still be starting, as with `docker compose up`. Throws the
 * last try's error when the time is over, and any other error at once: waiting heals no wrong password.
 */
export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  { seconds, onAway }: Patience,
): Promise<Opened> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + everyMs > end) throw error;
      onAway(databaseErrorCode(error) ?? 'unknown');
      await pause(everyMs);
    }
  }
}
