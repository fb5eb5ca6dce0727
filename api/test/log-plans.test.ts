import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogSearchRepository } from '../src/features/logs/log-search.repository.js';
import type { LogFilter } from '../src/features/logs/log-filter.js';
import { engines } from './support/engines.js';
import { insertLogs } from './support/logs.js';
import { withServer } from './support/with-server.js';

const start = Date.UTC(2026, 0, 1);
const anything: LogFilter = {
  from: undefined,
  to: undefined,
  currency: undefined,
  calculator: undefined,
  company: undefined,
};
const from = new Date(start + 60_000);
const to = new Date(start + 600_000);
const after = { at: new Date(start + 300_000), id: 2_000 };

/** 3,000 logs of 300 companies, so that a search may fit more of them than one statement asks, and none of the newest. */
const logs = Array.from({ length: 3_000 }, (_, index) => ({
  timestamp: new Date(start + index * 1000),
  companyName: `${index < 500 ? 'Former' : 'Present'} ${index % 300}`,
}));

const filters: [string, Partial<LogFilter>][] = [
  ['all', {}],
  ['a span of time', { from, to }],
  ['a currency', { currency: 'EUR' }],
  ['a currency in a span of time', { currency: 'EUR', from, to }],
  ['a calculator', { calculator: '2026' }],
  ['a calculator in a currency and a span of time', { calculator: 'comfort', currency: 'EUR', from, to }],
  ['a company', { company: 'present 299' }],
  ['many companies', { company: 'present' }],
  ['many companies that have no new logs', { company: 'former' }],
  ['many companies, in a currency and a span of time', { company: 'former', currency: 'PLN', from, to }],
  ['a company, of a calculator', { company: 'present 299', calculator: '2025' }],
  ['many companies, of a calculator in a currency', { company: 'former', calculator: '2025', currency: 'PLN' }],
];

type ServerPlan = { table: string; type: string; key: string | null; Extra: string }[];

describe.each(engines)('the plans by which $name finds logs', (engine) => {
  const server = withServer(engine);
  let search: LogSearchRepository;

  beforeAll(async () => {
    await insertLogs(server().database, logs);
    search = server().app.get(LogSearchRepository, { strict: false });
  });

  beforeEach(() => {
    vi.restoreAllMocks();
  });

  /** Every statement that a page and its count take, with what the engine says about how it does it. */
  const plans = async (filter: Partial<LogFilter>, position?: typeof after): Promise<[string, unknown[]][]> => {
    const query = vi.spyOn(server().database, 'query');
    await search.find({ ...anything, ...filter }, position, 11);
    await search.count({ ...anything, ...filter });
    const asked = query.mock.calls.map(([sql, values]) => [sql, values] as const);
    query.mockRestore();
    const explain = engine.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const explained: [string, unknown[]][] = [];
    for (const [sql, values] of asked) {
      explained.push([sql, await server().database.query<unknown[]>(`${explain} ${sql}`, values as unknown[])]);
    }
    return explained;
  };

  /** Rows of which the ids are known already are read by them. */
  const usesIndex = (sql: string, index: string): boolean =>
    sql.includes('WHERE id IN') ? /^(INTEGER )?PRIMARY/.test(index) : index.startsWith('ix_api_logs');

  /** What a plan does with the table of logs itself: reads an index in its order, or else. */
  const faults = (sql: string, plan: unknown[]): string[] => {
    if (engine.name !== 'SQLite') {
      const steps = (plan as ServerPlan).filter(({ table }) => table === 'api_logs');
      const faulty = steps.filter(
        ({ type, key, Extra }) => type === 'ALL' || !usesIndex(sql, key ?? '') || /filesort|temporary/.test(Extra),
      );
      return faulty.map((step) => JSON.stringify(step));
    }
    const steps = (plan as { detail: string }[]).map(({ detail }) => detail);
    const sortsKeys = sql.includes('ORDER BY sort_key');
    return steps.filter(
      (step) =>
        (/\bapi_logs\b/.test(step) && !usesIndex(sql, /USING (?:COVERING )?(?:INDEX )?(.*)/.exec(step)?.[1] ?? '')) ||
        (/TEMP B-TREE/.test(step) && !sortsKeys),
    );
  };

  it.each(filters)('for %s read indices in their order', async (_name, filter) => {
    for (const position of [undefined, after]) {
      const explained = await plans(filter, position);
      expect(explained.length).toBeGreaterThan(1);
      for (const [sql, plan] of explained) expect([sql, faults(sql, plan)]).toEqual([sql, []]);
    }
  });

  it('would be found out if they were others', async () => {
    const explain = engine.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const slow = 'SELECT id FROM api_logs WHERE company_name LIKE ? ORDER BY active_users LIMIT 10';
    const plan = await server().database.query<unknown[]>(`${explain} ${slow}`, ['%x%']);
    expect(faults(slow, plan)).not.toEqual([]);
  });
});
