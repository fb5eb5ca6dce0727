import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { numberColumn } from '../../platform/database/columns.js';

/** Which revision of an offer a client has read, as a fact that outlives visits, unlocks and messages. */
export class KeepSeenRevisions1763683200022 implements MigrationInterface {
  readonly name = 'KeepSeenRevisions1763683200022';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'offers', { ...numberColumn(runner, 'seen_revision'), isNullable: true });
    // All that told it before, and what tells it too: the revision of now may have been seen.
    await runner.query(
      `UPDATE offers SET seen_revision = revision WHERE extension_requested_at IS NOT NULL OR message_count > 0
         OR EXISTS (SELECT 1 FROM offer_views WHERE offer_views.offer_id = offers.id AND is_admin_view = ?)
         OR EXISTS (SELECT 1 FROM offer_unlocks WHERE offer_unlocks.offer_id = offers.id)
         OR EXISTS (SELECT 1 FROM offer_decisions WHERE offer_decisions.offer_id = offers.id)`,
      [false],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offers DROP COLUMN seen_revision');
  }
}
