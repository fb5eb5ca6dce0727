import { TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';

const name = 'fk_api_logs_company';

export class TieApiLogsToCompanies1763683200018 implements MigrationInterface {
  readonly name = 'TieApiLogsToCompanies1763683200018';

  async up(runner: QueryRunner): Promise<void> {
    const keys = (await runner.getTable('api_logs'))?.foreignKeys ?? [];
    if (keys.some((key) => key.name === name)) return;
    await runner.createForeignKey(
      'api_logs',
      new TableForeignKey({
        name,
        columnNames: ['company_id'],
        referencedTableName: 'companies',
        referencedColumnNames: ['id'],
        onDelete: 'NO ACTION',
        onUpdate: 'NO ACTION',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('api_logs', name);
  }
}
