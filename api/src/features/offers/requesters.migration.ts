import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { jsonColumn } from '../../platform/database/columns.js';

/** Who gave which discount that waits: another admin than each of them approves it (decision B31). */
export class KeepRequesters1763683200026 implements MigrationInterface {
  readonly name = 'KeepRequesters1763683200026';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'offers', { ...jsonColumn('approval_requesters'), isNullable: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offers DROP COLUMN approval_requesters');
  }
}
