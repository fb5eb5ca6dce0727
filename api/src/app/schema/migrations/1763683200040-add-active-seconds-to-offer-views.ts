import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { numberColumn } from './columns.js';

export class AddActiveSecondsToOfferViews1763683200040 implements MigrationInterface {
  readonly name = 'AddActiveSecondsToOfferViews1763683200040';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('offer_views', 'active_seconds')) return;
    await runner.addColumn(
      'offer_views',
      new TableColumn({ ...numberColumn(runner, 'active_seconds'), isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('offer_views', 'active_seconds');
  }
}
