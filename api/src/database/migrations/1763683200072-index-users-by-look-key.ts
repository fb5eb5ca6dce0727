import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const look = { name: 'ux_users_look_key', columnNames: ['look_key'], isUnique: true };

export class IndexUsersByLookKey1763683200072 implements MigrationInterface {
  readonly name = 'IndexUsersByLookKey1763683200072';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'users', look);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'users', look.name);
  }
}
