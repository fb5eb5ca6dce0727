import type { DataSource, QueryRunner } from 'typeorm';

const lockName = 'activity-programme-migrations';
const lockWaitSeconds = 60;

/** Brings the schema up to date. Of several processes that start at once on one server, one does it and the others wait. */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations();
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await lock(runner);
    await dataSource.runMigrations();
    await runner.query('SELECT RELEASE_LOCK(?)', [lockName]);
  } finally {
    await runner.release();
  }
}

async function lock(runner: QueryRunner): Promise<void> {
  const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS taken', [lockName, lockWaitSeconds])) as [
    { taken: number | string | null },
  ];
  if (Number(row.taken) !== 1) throw new Error('Another process has been migrating this database for too long');
}
