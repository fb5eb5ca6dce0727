import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { numberColumn } from './columns.js';

export class AddValidUntilVersionToOffers1763683200060 implements MigrationInterface {
  readonly name = 'AddValidUntilVersionToOffers1763683200060';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('offers', 'valid_until_version')) return;
    const column = { ...numberColumn(runner, 'valid_until_version'), default: '1' };
    await runner.addColumn('offers', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('offers', 'valid_until_version');
  }
}
