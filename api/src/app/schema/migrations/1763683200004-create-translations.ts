import type { MigrationInterface, QueryRunner } from 'typeorm';
import { idColumn, nameColumn, numberColumn, textColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateTranslations1763683200004 implements MigrationInterface {
  readonly name = 'CreateTranslations1763683200004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'translations',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'key', 200),
        textColumn(runner, 'en'),
        textColumn(runner, 'pl'),
        textColumn(runner, 'es'),
        numberColumn(runner, 'version'),
      ],
      indices: [{ name: 'ux_translations_key', columnNames: ['key'], isUnique: true }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('translations');
  }
}
