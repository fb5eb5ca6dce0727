import type { MigrationInterface, QueryRunner } from 'typeorm';
import { amountColumn, idColumn, jsonColumn, nameColumn, numberColumn, reference, textColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateOfferQuotes1763683200021 implements MigrationInterface {
  readonly name = 'CreateOfferQuotes1763683200021';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'offer_quotes',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'offer_id', 36),
        nameColumn(runner, 'package_type', 10),
        { ...numberColumn(runner, 'active_users'), isNullable: true },
        { ...numberColumn(runner, 'employees_count'), isNullable: true },
        numberColumn(runner, 'months_count'),
        nameColumn(runner, 'discount_type', 10),
        amountColumn('discount_value'),
        nameColumn(runner, 'enterprise_discount_type', 10),
        amountColumn('enterprise_discount_value'),
        nameColumn(runner, 'comfort_discount_type', 10),
        amountColumn('comfort_discount_value'),
        amountColumn('startup_fee_override'),
        { ...textColumn(runner, 'note'), isNullable: true },
        jsonColumn('calculated_prices'),
        { ...numberColumn(runner, 'order_index'), default: 0 },
      ],
      indices: [{ name: 'ix_offer_quotes_offer_order', columnNames: ['offer_id', 'order_index'] }],
      foreignKeys: [
        reference({ name: 'fk_offer_quotes_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offer_quotes');
  }
}
