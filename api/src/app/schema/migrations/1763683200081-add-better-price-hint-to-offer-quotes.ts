import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flagColumn } from './columns.js';

/** Offers made before show their clients no hint. */
export class AddBetterPriceHintToOfferQuotes1763683200081 implements MigrationInterface {
  readonly name = 'AddBetterPriceHintToOfferQuotes1763683200081';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('offer_quotes', 'show_better_price_hint')) return;
    await runner.addColumn('offer_quotes', new TableColumn(flagColumn(runner, 'show_better_price_hint')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('offer_quotes', 'show_better_price_hint');
  }
}
