import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = { id: number; company_name: string | null };

const batch = 1_000;

/** Gives the logs that were there before the table of companies their company. */
export class FindCompaniesOfApiLogs1763683200012 implements MigrationInterface {
  readonly name = 'FindCompaniesOfApiLogs1763683200012';

  async up(runner: QueryRunner): Promise<void> {
    for (let lastId = 0; ;) {
      const rows = (await runner.query(
        `SELECT id, company_name FROM api_logs WHERE id > ? ORDER BY id LIMIT ${batch}`,
        [lastId],
      )) as Row[];
      const last = rows.at(-1);
      if (!last) return;
      lastId = last.id;
      for (const [key, ids] of idsByKey(rows)) {
        const company = await companyOf(runner, key);
        await runner.query(`UPDATE api_logs SET company_id = ? WHERE id IN (${ids.map(() => '?').join()})`, [
          company,
          ...ids,
        ]);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE api_logs SET company_id = NULL WHERE company_id IS NOT NULL');
  }
}

/** The key of a name as it was when this migration was written: a migration calls no code that may change. */
function idsByKey(rows: readonly Row[]): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, company_name: name } of rows) {
    if (name === null) continue;
    const key = name.toLowerCase().normalize('NFC');
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}

async function companyOf(runner: QueryRunner, key: string): Promise<number | undefined> {
  const find = async () =>
    ((await runner.query('SELECT id FROM companies WHERE name_key = ?', [key])) as { id: number }[])[0]?.id;
  const known = await find();
  if (known !== undefined) return known;
  await runner.query('INSERT INTO companies (name_key) VALUES (?)', [key]);
  return find();
}
