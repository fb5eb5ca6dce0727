import { beforeAll, describe, expect, it } from 'vitest';
import { calculators, limits, listPage, type CalculationLog, type ListPage } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { currencies } from '@programme/pricing';
import type { Agent } from 'supertest';
import type { CalculationLogEntity } from '../src/features/logs/calculation-log.entity.js';
import { engines } from './support/engines.js';
import { insertLogs, type NewLog } from './support/logs.js';
import { withServer } from './support/with-server.js';

type Query = Readonly<Record<string, string>>;

const start = Date.UTC(2026, 0, 1);
const names = ['Łódź', 'ZAŻÓŁĆ', 'Muñoz', '100%', 'a_b', 'back\\slash', "O'Neil", '"quoted"', 'Søn & Co', 'café'];

/**
 * 12,000 logs of 400 companies: more companies than one statement asks, more logs than are counted. Many share a moment
 * with others, some have no company, and those of the company "Former" are all old.
 */
const logs: NewLog[] = Array.from({ length: 12_000 }, (_, index) => {
  const company = (index * index * 7 + (index >> 3)) % 400;
  const name = `${names[company % names.length]} ${company}`;
  const former = index < 600 && index % 2 === 0;
  return {
    timestamp: new Date(start + Math.floor(index / 5) * 60_000),
    currency: currencies[index % 13 === 0 ? 3 : (index >> 2) % 3] ?? 'PLN',
    calculator: calculators[index % 11 === 0 ? 2 : index % 4] ?? '2025',
    companyName: former ? 'Former' : index % 10 === 0 ? null : index % 3 === 0 ? name.toUpperCase() : name,
    activeUsers: 1 + (index % 50),
  };
});

const at = (minute: number): string => new Date(start + minute * 60_000).toISOString();

describe.each(engines)('pages of logs on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let all: CalculationLogEntity[];

  beforeAll(async () => {
    boss = await server().adminBrowser();
    all = (await insertLogs(server().database, logs)).reverse();
  });

  /** What a query should find, newest first, by looking at every row. */
  const expected = ({ from, to, currency, calculator, q }: Query): number[] =>
    all
      .filter(({ timestamp }) => !from || timestamp >= new Date(from))
      .filter(({ timestamp }) => !to || timestamp < new Date(to))
      .filter((log) => !currency || log.currency === currency)
      .filter((log) => !calculator || log.calculator === calculator)
      .filter(({ companyName }) => !q?.trim() || searchKey(companyName ?? '').includes(searchKey(q.trim())))
      .map(({ id }) => id);

  const page = async (query: Query): Promise<ListPage<CalculationLog>> => {
    const answer = await boss.get('/api/logs').query(query).expect(200);
    return listPage(answer.body as CalculationLog[], { get: (name) => answer.headers[name.toLowerCase()] ?? null });
  };

  /** All pages from the first to the last, or as many as asked for. */
  const follow = async (query: Query, most = Infinity): Promise<number[]> => {
    const ids: number[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < most; pages += 1) {
      const { rows, next }: ListPage<CalculationLog> = await page({ ...query, ...(cursor && { cursor }) });
      ids.push(...rows.map(({ id }) => id));
      cursor = next;
      if (cursor === null) break;
    }
    return ids;
  };

  const queries: Query[] = [
    {},
    { from: at(100), to: at(130) },
    { from: at(2380) },
    { to: at(3) },
    { from: at(100), to: at(100) },
    { currency: 'MXN' },
    { currency: 'MXN', from: at(500), to: at(1500) },
    { calculator: '2026-admin' },
    { calculator: 'comfort', from: at(500), to: at(1500) },
    { calculator: '2025', currency: 'MXN' },
    // Every company, most, a few, one, none.
    { q: ' ' },
    { q: 'a' },
    { q: '1', currency: 'EUR' },
    { q: 'łódź' },
    { q: 'ŁÓDŹ 1', currency: 'MXN' },
    { q: 'łódź', from: at(1000), to: at(1200) },
    { q: '1', to: at(140) },
    { q: 'former' },
    { q: 'o', to: at(90), currency: 'USD' },
    { q: '17', calculator: '2026' },
    { q: 'o', calculator: '2025', currency: 'EUR' },
    { q: 'łódź 1', calculator: 'comfort', currency: 'PLN', to: at(1200) },
    { q: '17' },
    { q: 'muñoz 2' },
    { q: '%' },
    { q: '_' },
    { q: '\\' },
    { q: "'" },
    { q: '"' },
    { q: '%%' },
    { q: 'nobody' },
    { q: ' Søn & co 8 ' },
    { q: 'CAFÉ'.normalize('NFD') },
  ];

  it.each(queries)('that fit %j are complete, in order, without repetition', async (query) => {
    const wanted = expected(query);
    const limit = Math.max(1, Math.min(limits.page.max, Math.ceil(wanted.length / 7)));
    expect(await follow({ ...query, limit: String(limit) })).toEqual(wanted);
    const { total } = await page({ ...query, limit: '1' });
    const count = Math.min(wanted.length, limits.countedRows);
    expect(total).toEqual({ count, exact: wanted.length <= limits.countedRows });
  });

  it('of a search that many companies fit, but none of the newest logs, are right too', async () => {
    const old = Array.from({ length: 300 }, (_, index) => ({
      timestamp: new Date(start - Math.floor(index / 4) * 60_000),
      companyName: `Quondam ${index % 150}`,
    }));
    all = [...all, ...(await insertLogs(server().database, old))].sort(
      (one, other) => other.timestamp.getTime() - one.timestamp.getTime() || other.id - one.id,
    );
    for (const limit of ['3', '40', '500']) {
      expect(await follow({ q: 'quondam', limit })).toEqual(expected({ q: 'quondam' }));
      expect(await follow({ q: 'quondam 1', limit })).toEqual(expected({ q: 'quondam 1' }));
    }
    expect((await page({ q: 'quondam' })).total).toEqual({ count: 300, exact: true });
    expect((await page({ q: 'quondam', to: at(0) })).total.exact).toBe(true);
  });

  it('hold a hundred rows unless asked for otherwise, and say what a row is', async () => {
    const { rows } = await page({});
    expect(rows).toHaveLength(limits.page.default);
    const newest = all[0]!;
    expect(rows[0]).toEqual({
      id: newest.id,
      timestamp: newest.timestamp.toISOString(),
      calculator: newest.calculator,
      currency: newest.currency,
      employeesCount: 3,
      activeUsers: newest.activeUsers,
      monthsCount: 1,
      companyName: newest.companyName,
      inputs: {},
      outputs: {},
    });
  });

  it('name the next page with its filters, as an address that can be followed as it is', async () => {
    const query = { q: 'Søn & Co', currency: 'PLN', from: '2026-01-01T01:00:00+01:00', limit: '2' };
    const answer = await boss.get('/api/logs').query(query).expect(200);
    const [, next = ''] = /^<(\/api\/logs\?[^>]+)>; rel="next"$/.exec(answer.headers['link'] ?? '') ?? [];
    expect(Object.fromEntries(new URLSearchParams(next.split('?')[1]))).toMatchObject(query);
    const following = await boss.get(next).expect(200);
    expect((following.body as CalculationLog[]).map(({ id }) => id)).toEqual(expected(query).slice(2, 4));
    expect(following.headers).toMatchObject({ 'x-total-count-relation': 'eq' });
  });

  it('go on where they were while new logs come in', async () => {
    const { next } = await page({ limit: '10' });
    await boss
      .post('/api/logs')
      .send({ timestamp: at(0), currency: 'PLN', employees: 1, activeUsers: 1, months: 1, totalPrice: 1 })
      .expect(201);
    const { rows } = await page({ limit: '10', cursor: next! });
    expect(rows.map(({ id }) => id)).toEqual(all.slice(10, 20).map(({ id }) => id));
    await server().database.query('DELETE FROM api_logs WHERE id = (SELECT * FROM (SELECT MAX(id) FROM api_logs) x)');
  });

  const encoded = (text: string): string => Buffer.from(text).toString('base64url');

  it.each([
    '',
    'nonsense',
    encoded(''),
    encoded('1.2.3'),
    encoded('-1.2'),
    encoded('1e3.2'),
    encoded('01.2'),
    encoded('999999999999999999.1'),
    encoded('1.99999999999'),
    `${encoded('1767225600000.5')}=`,
    `${encoded('1767225600000.5')}!`,
    'x'.repeat(limits.cursor),
  ])('do not begin behind the cursor "%s"', async (cursor) => {
    const answer = await boss.get('/api/logs').query({ cursor }).expect(400);
    expect((answer.body as { errors: object }).errors).toEqual({
      cursor: 'This page is no longer known. Start again from the first one.',
    });
  });

  it('behind a cursor that no row has are those behind where it would be', async () => {
    const cursor = encoded(`${start + 60_000}.1`);
    expect((await page({ cursor })).rows).toHaveLength(Math.min(100, expected({ to: at(1) }).length));
    expect((await page({ cursor, to: at(-1) })).rows.map(({ id }) => id)).toEqual(
      expected({ to: at(-1) }).slice(0, 100),
    );
  });

  it.each<Query>([
    { from: '0000-01-01T00:00:00+23:59' },
    { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59-23:59' },
    { to: '9999-12-31T23:59:59.999Z' },
  ])('take times at the ends of the calendar: %j', async (query) => {
    expect((await page(query)).rows).toHaveLength(100);
  });

  it.each([
    { limit: '0' },
    { limit: '501' },
    { limit: 'x' },
    { from: 'today' },
    { currency: 'GBP' },
    { calculator: '2024' },
    { other: '1' },
  ])('are not asked for by %j', async (query) => {
    await boss.get('/api/logs').query(query).expect(400);
  });

  it('are not asked for by the same field twice', async () => {
    await boss.get('/api/logs?q=a&q=b').expect(400);
    await boss.get('/api/logs?q[a]=b').expect(400);
  });
});
