import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { numberColumn } from '../../platform/database/columns.js';

/** How many admins there were when a price book was submitted: that many eyes approve it (decision B31). */
export class CountAdminsAtSubmission1763683200023 implements MigrationInterface {
  readonly name = 'CountAdminsAtSubmission1763683200023';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'price_books', { ...numberColumn(runner, 'admins_at_submission'), isNullable: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE price_books DROP COLUMN admins_at_submission');
  }
}
