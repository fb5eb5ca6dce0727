import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nameColumn } from './columns.js';

export class AddAddressKeyToOfferAttempts1763683200041 implements MigrationInterface {
  readonly name = 'AddAddressKeyToOfferAttempts1763683200041';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('offer_attempts', 'address_key')) return;
    await runner.addColumn(
      'offer_attempts',
      new TableColumn({ ...nameColumn(runner, 'address_key', 43), isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('offer_attempts', 'address_key');
  }
}
