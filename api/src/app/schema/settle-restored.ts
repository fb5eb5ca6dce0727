import type { DataSource } from 'typeorm';
import { notSentAfterRestore } from '../../features/slack/delivery-errors.js';

/**
 * Discards what must not come back to life in restored tables, before anybody uses them. Sessions and unlocked offers: who
 * has logged out or has lost a right since the backup would be let in again. Unsent chat messages: they were sent since, or are
 * out of date; the rows stay and say why they were not sent.
 *
 * @param tables the names of the restored tables, each with the prefix
 */
export async function settleRestored(dataSource: DataSource, tables: readonly string[], prefix = ''): Promise<void> {
  const messages = `${prefix}slack_notification_logs`;
  const discarded = [`${prefix}sessions`, `${prefix}offer_unlocks`];
  for (const table of discarded.filter((name) => tables.includes(name))) await dataSource.query(`DELETE FROM ${table}`);
  if (tables.includes(messages))
    await dataSource.query(
      `UPDATE ${messages} SET due_at = NULL, claim = NULL, error_message = ? WHERE due_at IS NOT NULL`,
      [notSentAfterRestore],
    );
}
