/**
 * `npm run bench -- logs`: a page of an admin's table over 1,000,000 logs of 20,000 companies, its count included, as one
 * API process answers it over HTTP; what a report costs; and the export. On SQLite and on MariaDB. The rows take some
 * minutes to write; `LOGS=100000` writes fewer.
 */
import { apiPaths } from '@programme/contracts';
import { logIn, medianAndP95, onBothEngines, startApi, stop, url } from './api-process.js';
import { companyNames, fillLogs, formerCustomer } from './logs-data.js';

const logs = Number(process.env.LOGS ?? 1_000_000);
const rounds = 20;

/** A cursor to behind half of all logs. */
const middle = Buffer.from(`${Date.UTC(2025, 10, 21)}.1`).toString('base64url');
const month = 'from=2026-05-01T00:00:00Z&to=2026-06-01T00:00:00Z';

const queries = {
  'first page': '',
  'first page of 500': 'limit=500',
  'page in the middle': `cursor=${middle}`,
  'a month': month,
  'a currency': 'currency=MXN',
  'a currency, in the middle': `currency=MXN&cursor=${middle}`,
  'company: one': `q=${encodeURIComponent(companyNames[7_000] ?? '')}`,
  'company: one that made many, long ago': `q=${formerCustomer}`,
  'company: none': 'q=nobody',
  'company: some 500': `q=${encodeURIComponent('łódź')}`,
  'company: some 500, half a year': `q=${encodeURIComponent('łódź')}&from=2025-01-01T00:00:00Z&to=2025-07-01T00:00:00Z`,
  'company: 1,500 small ones': 'q=29',
  'company: 1,500 small ones, in the middle': `q=29&cursor=${middle}`,
  'company: nearly all': 'q=a',
  'company: nearly all, a currency': 'q=a&currency=MXN',
  'company: nearly all, a month': `q=a&${month}`,
  'company: nearly all, an hour': 'q=a&from=2026-05-01T00:00:00Z&to=2026-05-01T01:00:00Z',
};

const table: Record<string, string>[] = [];
await onBothEngines(measure);
console.table(table);

async function measure(engine: string, databaseUrl: string) {
  const api = await startApi(databaseUrl);
  try {
    await fillLogs(databaseUrl, logs);
    const cookie = await logIn();
    for (const [what, query] of Object.entries(queries)) {
      table.push({ engine, what, ...(await medianAndP95(`${url}${apiPaths.logs}?${query}`, cookie, rounds)) });
    }
    table.push({ engine, what: 'a report (POST)', median: await timeOfReports(200), p95: '' });
    table.push({ engine, what: 'export of all', ...(await timeOfExport(cookie)) });
  } finally {
    await stop(api);
  }
}

async function timeOfReports(count: number) {
  const times = [];
  for (let report = 0; report < count; report += 1) {
    const body = {
      timestamp: '2026-11-21T09:00:00Z',
      currency: 'PLN',
      employees: 3,
      activeUsers: 2,
      months: 1,
      totalPrice: 1,
    };
    const start = performance.now();
    const answer = await fetch(`${url}${apiPaths.logs}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${report >> 8}.${report & 255}` },
      // Every fourth one is of a company that was never heard of.
      body: JSON.stringify({ ...body, company: report % 4 ? companyNames[report] : `New ${report}` }),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`A report was answered with ${answer.status}`);
    times.push(performance.now() - start);
  }
  return `${(times.sort((one, other) => one - other)[count >> 1] ?? NaN).toFixed(1)} ms`;
}

async function timeOfExport(cookie: string) {
  const start = performance.now();
  const answer = await fetch(`${url}${apiPaths.logsExport}`, { headers: { cookie } });
  let first = 0;
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    first ||= performance.now() - start;
    bytes += chunk.length;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    median: `${seconds.toFixed(1)} s, ${Math.round(bytes / 2 ** 20)} MB`,
    p95: `first byte ${first.toFixed(0)} ms`,
  };
}
