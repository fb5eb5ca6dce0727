import { beforeAll, describe, expect, it, vi } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { CompanyRepository } from '../src/features/logs/company.repository.js';
import { engines } from './support/engines.js';
import { insertLogs } from './support/logs.js';
import { createOffer, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

const report = {
  timestamp: '2026-11-21T09:00:00Z',
  currency: 'PLN',
  employees: 1,
  activeUsers: 1,
  months: 1,
  totalPrice: 1,
};

describe.each(engines)('what is forgotten in time on $name', (engine) => {
  const server = withServer(engine, { trustProxy: 1 });
  let offerId: string;

  beforeAll(async () => {
    const admin = await server().adminBrowser();
    await learnCreators(admin);
    offerId = (await createOffer(admin)).offer.id;
  });

  const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => server().database.query(sql, values);

  const count = async (table: string): Promise<number> =>
    Number((await query<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);

  const run = async (): Promise<void> => {
    await server().app.get(JobScheduler).run('offer-retention');
    await server().app.get(JobScheduler).run('calculation-log-retention');
  };

  const record = (company: string) =>
    server()
      .browser()
      .post('/api/logs')
      .send({ ...report, company });

  it('are companies that no log names any more, and no others', async () => {
    const old = new Date(Date.UTC(2020, 0, 1));
    await insertLogs(
      server().database,
      Array.from({ length: 1_200 }, (_, index) => ({ timestamp: old, companyName: `Gone ${index}` })),
    );
    await insertLogs(server().database, [{ timestamp: old, companyName: 'Stays' }]);
    await record('Stays').expect(201);
    await run();
    expect(await query('SELECT name_key FROM companies')).toEqual([{ name_key: 'stays' }]);
    expect(await count('api_logs')).toBe(1);
  });

  it('loses no log of a company that is forgotten at that very moment', async () => {
    await query("INSERT INTO companies (name_key) VALUES ('acme')");
    const companies = server().app.get(CompanyRepository, { strict: false });
    const idsOf = companies.idsOf.bind(companies);
    const spy = vi.spyOn(companies, 'idsOf').mockImplementationOnce(async (keys) => {
      const ids = await idsOf(keys);
      await companies.removeUnreferenced();
      return ids;
    });
    await record('Acme').expect(201);
    expect(spy).toHaveBeenCalledTimes(2);
    expect(await query("SELECT 1 AS found FROM companies WHERE name_key = 'acme'")).toHaveLength(1);
  });

  it('keeps a company that is named while it is being forgotten', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => record(`Busy ${index % 3}`).expect(201)),
      ...Array.from({ length: 20 }, () => server().app.get(CompanyRepository, { strict: false }).removeUnreferenced()),
    ]);
    const [row] = await query<{ n: number | string }>(
      'SELECT COUNT(*) AS n FROM api_logs JOIN companies ON companies.id = company_id WHERE company_name LIKE ?',
      ['Busy%'],
    );
    expect(Number(row?.n)).toBe(20);
  });

  it('are guesses at offers that there are not, after a day', async () => {
    const guess = (offer: string) =>
      server().browser().post(`/api/offers/${offer}/validate`).send({ password: 'wrong' }).expect(401);
    await guess(offerId);
    await guess('11111111-9d0d-4b6f-8f3e-3d2f0c9a7b11');
    await run();
    expect(await count('offer_attempts')).toBe(2);
    server().clock.advance({ hours: 24, seconds: 1 });
    await run();
    expect(await query('SELECT offer_id, address_key FROM offer_attempts')).toEqual([
      { offer_id: offerId, address_key: null },
    ]);
  });

  /** What a plan reads whole: every row of a table, or of an index without a place in it. */
  const wholeReads = (plan: unknown[]): string[] =>
    engine.name === 'SQLite'
      ? (plan as { detail: string }[])
          .map(({ detail }) => detail)
          // A list of values in the statement is no table.
          .filter((detail) => /^SCAN(?! \d+ CONSTANT ROWS?$)/.test(detail))
      : (plan as { type: string | null }[])
          .filter(({ type }) => type === 'ALL' || type === 'index')
          .map((step) => JSON.stringify(step));

  it('are traces of clients, a batch at a time and found by indices', async () => {
    const insert = async (day: string, times: number, key: string): Promise<void> => {
      const values = Array.from(
        { length: times },
        (_, index) => `'${offerId}', ?, '${day} 09:00:${10 + (index % 50)}.000'`,
      );
      for (let next = 0; next < times; next += 500) {
        const rows = values.slice(next, next + 500);
        const addresses = rows.map(() => '10.0.0.0');
        await query(
          `INSERT INTO offer_attempts (offer_id, ip_address, attempted_at, address_key, success) VALUES ${rows.map((row) => `(${row}, ${key}, 0)`).join()}`,
          addresses,
        );
        await query(
          `INSERT INTO offer_views (offer_id, ip_address, viewed_at, session_key, is_admin_view) VALUES ${rows.map((row) => `(${row}, 's', 0)`).join()}`,
          addresses,
        );
      }
    };
    await insert('2026-11-10', 20_000, 'NULL');
    await insert('2026-11-22', 50, "'k'");
    await insert('2019-01-01', 1_100, "'k'");
    if (engine.name !== 'SQLite') await query('ANALYZE TABLE offer_attempts, offer_views');
    const statements = await server().statementsOf(run);
    expect(await count("offer_attempts WHERE attempted_at < '2020-01-01'")).toBe(0);
    expect(await count("offer_views WHERE viewed_at < '2020-01-01' AND ip_address IS NOT NULL")).toBe(0);
    expect(await count('offer_attempts WHERE address_key IS NOT NULL')).toBe(50);
    const explain = engine.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const ofTraces = statements.filter(({ sql }) => /offer_(attempts|views)/.test(sql));
    expect(ofTraces.length).toBeGreaterThan(8);
    for (const { sql, values } of ofTraces) {
      expect(values.length).toBeLessThanOrEqual(501);
      expect([sql, wholeReads(await query(`${explain} ${sql}`, values))]).toEqual([sql, []]);
    }
  });
});
