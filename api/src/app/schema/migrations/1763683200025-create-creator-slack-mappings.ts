import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn, numberColumn, reference, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateCreatorSlackMappings1763683200025 implements MigrationInterface {
  readonly name = 'CreateCreatorSlackMappings1763683200025';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'creator_slack_mappings',
      columns: [
        idColumn(runner),
        numberColumn(runner, 'creator_id'),
        nameColumn(runner, 'slack_user_id', 32),
        { ...flagColumn(runner, 'is_active'), default: '1' },
        timeColumn('created_at'),
        timeColumn('updated_at'),
      ],
      indices: [{ name: 'ux_creator_slack_mappings_creator', columnNames: ['creator_id'], isUnique: true }],
      foreignKeys: [
        reference({
          name: 'fk_creator_slack_mappings_creator',
          column: 'creator_id',
          table: 'creators',
          onDelete: 'CASCADE',
        }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('creator_slack_mappings');
  }
}
