import type { DataSource } from 'typeorm';
import { runMigrations } from '../migrate.js';

/**
 * Makes a restored database fit to be used: the schema of this version, and no sessions. Who has logged out since the backup
 * was taken, or has lost a right, would be logged in again otherwise. The caller sees to it that nobody else migrates it.
 */
export async function settleRestored(dataSource: DataSource): Promise<void> {
  await runMigrations(dataSource);
  await dataSource.query('DELETE FROM sessions');
}
