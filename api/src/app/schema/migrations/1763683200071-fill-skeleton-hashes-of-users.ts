import { hash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import unhomoglyph from 'unhomoglyph';

type Row = { readonly id: number; readonly username: string; readonly skeleton_hash: string | null };

/** Of users whose names look alike already, the first one has the hash; the others stay without. */
export class FillSkeletonHashesOfUsers1763683200071 implements MigrationInterface {
  readonly name = 'FillSkeletonHashesOfUsers1763683200071';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query('SELECT id, username, skeleton_hash FROM users ORDER BY id')) as Row[];
    const taken = new Set(rows.flatMap((row) => row.skeleton_hash ?? []));
    for (const { id, username, skeleton_hash: known } of rows) {
      const digest = skeletonHash(username);
      if (known !== null || taken.has(digest)) continue;
      taken.add(digest);
      await runner.query('UPDATE users SET skeleton_hash = ? WHERE id = ?', [digest, id]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE users SET skeleton_hash = NULL WHERE skeleton_hash IS NOT NULL');
  }
}

/** As when this migration was written: a migration calls no code of ours that may change. */
function skeletonHash(username: string): string {
  const skeleton = unhomoglyph(username.normalize('NFKC').normalize('NFD')).toLowerCase().normalize('NFD');
  return hash('sha256', skeleton.replaceAll(/ +/g, ' '));
}
