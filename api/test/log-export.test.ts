import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '@programme/contracts';
import type { Agent } from 'supertest';
import { LogSearchRepository } from '../src/features/logs/log-search.repository.js';
import { engines } from './support/engines.js';
import { insertLogs } from './support/logs.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use, without garbage: on a busy machine that is collected late. */
function liveBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const head =
  'timestamp,company,employees,activeUsers,months,currency,startFee2025,monthTotal2025,longMonthDiscount,value2025,' +
  'monthlyPayment2025,totalPrice,finalTotal2026,totalComfort,calculator';

const outputs = {
  startFee2025: 2400,
  monthTotal2025: 6420.5,
  longMonthDiscount: -642,
  value2025: 8178.5,
  pricing2026: { finalTotal: 30250 },
};

const visitor = {
  currency: 'EUR',
  employeesCount: 1200,
  activeUsers: 60,
  monthsCount: 6,
  inputs: { employed_2025: '1 200', au_2025: '60', am_2025: 6 },
  outputs,
};

const numbers = '1200,60,6,EUR,2400,6420.5,-642,8178.5,963.08,,30250,,2026';

describe.each(engines)('the export of logs on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;

  beforeAll(async () => {
    boss = await server().adminBrowser();
  });

  const report = (body: object) => server().browser().post('/api/logs').send(body).expect(201);

  /** The file's text, byte order mark and all. */
  const file = async (query: object = {}): Promise<string> => {
    const answer = await boss.get('/api/logs/export').query(query).responseType('blob').expect(200);
    return (answer.body as Buffer).toString('utf8');
  };

  const lines = async (query: object = {}): Promise<string[]> => (await file(query)).slice(1).trimEnd().split('\r\n');

  it('is a file with today’s date in its name, which is never kept', async () => {
    const answer = await boss.get('/api/logs/export').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=calculations-2026-11-21.csv',
      'cache-control': 'no-store',
    });
    expect(await file()).toBe(`\uFEFF${head}\r\n`);
    await boss.head('/api/logs/export').expect(200);
  });

  it('has the figures of both shapes of reports, and nothing where they say nothing', async () => {
    const time = server().clock.now().toISOString();
    await report({ ...visitor, companyName: 'Żółć' });
    await report({ ...visitor, outputs: {} });
    await report({
      timestamp: time,
      currency: 'USD',
      company: 'Acme',
      employees: 3,
      activeUsers: 2,
      months: 1,
      totalPrice: 0.5,
    });
    expect(await lines()).toEqual([
      head,
      `${time},Acme,3,2,1,USD,,,,,,0.5,,,2026-admin`,
      `${time},,1200,60,6,EUR,,,,,,,,,2025`,
      `${time},Żółć,${numbers}`,
    ]);
    const semicolons = await lines({ csv: 'semicolon' });
    expect(semicolons.slice(0, 2)).toEqual([head.replaceAll(',', ';'), `${time};Acme;3;2;1;USD;;;;;;0,5;;;2026-admin`]);
    await boss.get('/api/logs/export').query({ csv: 'pipe' }).expect(400);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+48 123', "'+48 123"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['a, "b"', '"a, ""b"""'],
    ['Acme;=1+1;x', "Acme;'=1+1;x"],
    ['Acme, -1 | @SUM(A1)', `"Acme,' -1 |' @SUM(A1)"`],
    ["O'Neil; <script>alert(1)</script>", "O'Neil; <script>alert(1)</script>"],
    ['🎈', '🎈'],
  ])('makes the company %s harmless', async (companyName, cell) => {
    await report({ ...visitor, companyName });
    const [, newest] = await lines({ q: companyName });
    expect(newest).toBe(`${server().clock.now().toISOString()},${cell},${numbers}`);
  });

  it('makes what was stored otherwise harmless too', async () => {
    const timestamp = server().clock.now();
    const companyName = '\t=1\r\n"2"';
    await insertLogs(server().database, [{ timestamp, companyName, outputs: { value2025: '=1', pricing2026: null } }]);
    expect((await file({ q: '"2"' })).split(`${timestamp.toISOString()},`)[1]).toBe(
      `"'\t'=1\r\n""2""",3,2,1,PLN,,,,,,,,,2025\r\n`,
    );
  });

  it('takes the filters of the pages, and refuses what is none', async () => {
    await report({ ...visitor, currency: 'MXN', companyName: 'Filtered' });
    expect(await lines({ q: 'filtered', currency: 'MXN' })).toHaveLength(2);
    expect(await lines({ q: 'filtered', currency: 'EUR' })).toHaveLength(1);
    expect(await lines({ q: 'filtered', calculator: '2026' })).toHaveLength(2);
    expect(await lines({ q: 'filtered', calculator: 'comfort' })).toEqual([head]);
    expect(await lines({ to: '2020-01-01T00:00:00Z' })).toEqual([head]);
    for (const query of [{ limit: '5' }, { cursor: 'x' }, { from: 'x' }, { currency: 'x' }, { calculator: 'x' }]) {
      const answer = await boss.get('/api/logs/export').query(query).expect(400);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers).not.toHaveProperty('content-disposition');
    }
  });

  it('answers with a problem, and with no file, when the database fails at once', async () => {
    const search = server().app.get(LogSearchRepository, { strict: false });
    vi.spyOn(search, 'find').mockRejectedValueOnce(new Error('away'));
    const answer = await boss.get('/api/logs/export').expect(500);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  it('breaks off when the database fails later, so that nobody takes a part for the whole', async () => {
    const search = server().app.get(LogSearchRepository, { strict: false });
    const find = search.find.bind(search);
    const spy = vi.spyOn(search, 'find');
    spy.mockImplementationOnce(find).mockRejectedValueOnce(new Error('away'));
    await expect(boss.get('/api/logs/export').responseType('blob')).rejects.toThrow(/aborted|hang up/);
  });
});

describe.each(engines)('the export of 102,400 logs on $name', (engine) => {
  const server = withServer(engine);
  const count = 102_400;
  /** Rows that one statement adds: the database ends one that takes 4.5 seconds, and some machines are slow. */
  const most = 6400;
  let cookie: string;

  beforeAll(async () => {
    const start = Date.UTC(2026, 0, 1);
    const some = Array.from({ length: 400 }, (_, index) => ({
      timestamp: new Date(start + index * 1000),
      companyName: `Company ${index}`,
      outputs,
    }));
    await insertLogs(server().database, some);
    const columns =
      'timestamp, calculator, currency, employees_count, active_users, months_count, company_name, inputs, outputs';
    for (let rows = some.length; rows < count; rows += Math.min(rows, most)) {
      await server().database.query(`INSERT INTO api_logs (${columns}) SELECT ${columns} FROM api_logs LIMIT ${most}`);
    }
    const login = await server().browser().post('/api/login').send(admin);
    cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  });

  const open = (signal?: AbortSignal) => fetch(`${server().url}/api/logs/export`, { headers: { cookie }, signal });

  it('sends all of them in little memory', async () => {
    const before = liveBytes();
    let peak = 0;
    let lines = 0;
    let chunks = 0;
    for await (const chunk of (await open()).body ?? []) {
      if (chunks % 20 === 0) peak = Math.max(peak, liveBytes() - before);
      chunks += 1;
      for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
    }
    expect(lines).toBe(count + 1);
    // All rows at once take some 300 MB; 3 MB were seen.
    expect(peak).toBeLessThan(30 * 2 ** 20);
  });

  it('sends the first ones early, reads no more than the reader takes, and nothing once the reader is gone', async () => {
    const find = vi.spyOn(server().app.get(LogSearchRepository, { strict: false }), 'find');
    const reader = new AbortController();
    const answer = await open(reader.signal);
    /** How often pages were read when no more is, while ten other calls are answered. */
    const settled = async (): Promise<number> => {
      for (let last = -1; last !== find.mock.calls.length;) {
        last = find.mock.calls.length;
        for (let call = 0; call < 10; call += 1) await fetch(`${server().url}/api/health/live`);
      }
      return find.mock.calls.length;
    };
    expect(answer.status).toBe(200);
    const pages = count / limits.page.max;
    await answer.body?.getReader().read();
    expect(find.mock.calls.length).toBeLessThan(pages / 4);
    // Nobody reads on: what fits into the buffers on the way, which the system sizes, is all that is asked for.
    const held = await settled();
    expect(held).toBeLessThan((2 / 3) * pages);
    reader.abort();
    expect(await settled()).toBeLessThanOrEqual(held + 1);
    find.mockRestore();
  });
});
