import type { DataSource, QueryRunner } from 'typeorm';

/** Of this database alone: names of locks are the whole server's. */
const lockName = `CONCAT('activity-programme-', MD5(DATABASE()))`;

const lockWaitSeconds = 60;

/**
 * Brings the schema up to date; answers the names of the migrations that ran. Of several processes that start at once on one
 * server, one does it and the others wait; `onWait` is called when this one has to. Throws when it waits for a minute in
 * vain, and what a migration throws: its half stays, and it runs again next time.
 */
export function migrate(dataSource: DataSource, onWait?: () => void): Promise<readonly string[]> {
  return holdingSchema(dataSource, () => runMigrations(dataSource), onWait);
}

/** Does something while nobody else changes the schema. A SQLite file is one process's own. Throws when it waits for a minute in vain. */
export async function holdingSchema<Result>(
  dataSource: DataSource,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  if (dataSource.options.type === 'better-sqlite3') return work();
  const runner = dataSource.createQueryRunner();
  try {
    await lock(runner, onWait);
    return await work().finally(() => runner.query(`SELECT RELEASE_LOCK(${lockName})`));
  } finally {
    await runner.release();
  }
}

/** The same without the lock, for a database that nobody else knows, or whose lock is held. */
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
