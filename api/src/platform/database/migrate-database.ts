import type { Config } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { closeDatabase, openDatabase, type DatabaseSchema } from './data-source.js';
import { migrate } from './migrate.js';
import { waitForDatabase } from './wait-for-database.js';

/**
 * Waits for the configured database and brings its schema up to date, over connections of its own: a migration may take longer
 * than anything else may. Answers what ran. Throws what the database answered last, and what a migration throws.
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
