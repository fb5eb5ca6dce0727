import type { MigrationInterface, QueryRunner } from 'typeorm';

type Company = { readonly id: number; readonly name_key: string };
type Offer = { readonly id: string; readonly client_name: string; readonly client_name_key: string };

const batch = 1_000;

/**
 * Takes diacritics out of the keys that searches look at. Companies that have the same key now become one; their logs keep
 * the name as it was written.
 */
export class FoldSearchKeys1763683200090 implements MigrationInterface {
  readonly name = 'FoldSearchKeys1763683200090';

  async up(runner: QueryRunner): Promise<void> {
    await changeOffers(runner, folded);
    const companies = (await runner.query('SELECT id, name_key FROM companies')) as Company[];
    const ids = new Map(companies.map(({ id, name_key: key }) => [key, id]));
    for (const { id, name_key: key } of companies) {
      const now = folded(key);
      if (now === key) continue;
      const same = ids.get(now);
      ids.set(now, same ?? id);
      if (same === undefined) await runner.query('UPDATE companies SET name_key = ? WHERE id = ?', [now, id]);
      else {
        await runner.query('UPDATE api_logs SET company_id = ? WHERE company_id = ?', [same, id]);
        await runner.query('DELETE FROM companies WHERE id = ?', [id]);
      }
    }
  }

  /** Companies stay as they are: each log would have to find its own again, and the former search only finds less. */
  async down(runner: QueryRunner): Promise<void> {
    await changeOffers(runner, (name) => name.toLowerCase().normalize('NFC'));
  }
}

async function changeOffers(runner: QueryRunner, keyOf: (name: string) => string): Promise<void> {
  for (let lastId = ''; ;) {
    const offers = (await runner.query(
      `SELECT id, client_name, client_name_key FROM offers WHERE id > ? ORDER BY id LIMIT ${batch}`,
      [lastId],
    )) as Offer[];
    const last = offers.at(-1);
    if (!last) return;
    lastId = last.id;
    for (const { id, client_name: name, client_name_key: key } of offers) {
      const now = keyOf(name);
      if (now !== key) await runner.query('UPDATE offers SET client_name_key = ? WHERE id = ?', [now, id]);
    }
  }
}

const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** As when this migration was written: a migration calls no code of ours that may change. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łđøħıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
