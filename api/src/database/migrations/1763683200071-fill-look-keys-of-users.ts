import { hash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import unhomoglyph from 'unhomoglyph';

type Row = { readonly id: number; readonly username: string; readonly look_key: string | null };

/** Of users whose names look alike already, the first one has the key; the others stay without. */
export class FillLookKeysOfUsers1763683200071 implements MigrationInterface {
  readonly name = 'FillLookKeysOfUsers1763683200071';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query('SELECT id, username, look_key FROM users ORDER BY id')) as Row[];
    const taken = new Set(rows.flatMap((row) => row.look_key ?? []));
    for (const { id, username, look_key: known } of rows) {
      const key = lookKey(username);
      if (known !== null || taken.has(key)) continue;
      taken.add(key);
      await runner.query('UPDATE users SET look_key = ? WHERE id = ?', [key, id]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE users SET look_key = NULL WHERE look_key IS NOT NULL');
  }
}

/** As when this migration was written: a migration calls no code of ours that may change. */
function lookKey(username: string): string {
  const skeleton = unhomoglyph(username.normalize('NFKC').normalize('NFD')).toLowerCase().normalize('NFD');
  return hash('sha256', skeleton.replaceAll(/ +/g, ' '));
}
