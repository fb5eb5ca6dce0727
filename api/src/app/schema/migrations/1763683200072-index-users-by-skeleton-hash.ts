import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const skeleton = { name: 'ux_users_skeleton_hash', columnNames: ['skeleton_hash'], isUnique: true };

export class IndexUsersBySkeletonHash1763683200072 implements MigrationInterface {
  readonly name = 'IndexUsersBySkeletonHash1763683200072';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'users', skeleton);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'users', skeleton.name);
  }
}
