/**
 * `npm run bench -- api`: what one API process answers on MariaDB, against a bare express + mysql2 server that answers the
 * same bytes from the same database, in turns in one run. Prints the medians of the rounds and their ratios. The rows
 * take a minute or two to write; `LOGS=100000` writes fewer, `ROUNDS=1` is a quick look.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { apiPath, apiPaths } from '@programme/contracts';
import { catalogue } from '@programme/i18n/catalogue';
import { buildAll } from '@programme/tools/workspace/build';
import { connect, createOffer, logIn, onMariaDb, startApi, stop, url } from './api-process.js';
import { median } from './figures.js';
import { companyNames, fillLogs } from './logs-data.js';
import { fillOffers } from './offers-data.js';

const logs = Number(process.env.LOGS ?? 1_000_000);
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = 5;
const connections = 16;
const quotes = [3, 4, 6, 9, 12].map((monthsCount) => ({
  packageType: 'both' as const,
  activeUsers: 120,
  monthsCount,
}));
/** Reworded texts: every tenth one. */
const rewordedShare = 10;
const barePort = 3223;
const bare = `http://127.0.0.1:${barePort}`;

type Call = {
  /** Requested in turns, each with its own of the `cookies`. */
  paths: readonly string[];
  cookies?: readonly string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The API limits each address, so every request comes from another one. */
  perAddress?: boolean;
};

/** Requests per second; milliseconds. */
type Figures = { rate: number; p99: number };

await buildAll();
await onMariaDb(async (databaseUrl) => {
  const api = await startApi(databaseUrl);
  const bareServer = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), [databaseUrl, String(barePort)], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
  });
  try {
    await once(bareServer, 'message');
    await fillOffers(databaseUrl, 20_000);
    await fillLogs(databaseUrl, logs);
    const calls = await callsTo(databaseUrl);
    for (const [what, call] of Object.entries(calls)) await checkSameBytes(what, call);
    await measure(calls, Number(api.pid));
  } finally {
    await stop(bareServer);
    await stop(api);
  }
});

async function callsTo(databaseUrl: string): Promise<Record<string, Call>> {
  const cookie = await logIn();
  const offers = [];
  for (let made = 0; made < connections; made += 1) offers.push(await createOffer(cookie, quotes));
  for (const { key, en, pl, es } of catalogue.filter((_text, index) => index % rewordedShare === 0)) {
    await send('PATCH', apiPath(apiPaths.translation, { key }), { en, pl, es }, cookie);
  }
  // Their codes could be read, and would stand first in the list; the bare server has no key to codes.
  const database = await connect(databaseUrl);
  const ids = offers.map(({ id }) => id);
  await database.query("UPDATE offers SET created_at = '2020-01-01' WHERE id IN (?)", [ids]);
  await database.close();
  const cookies: string[] = [];
  for (const { id, password } of offers) {
    const unlocked = await send('POST', apiPath(apiPaths.offerValidate, { id }), { password });
    cookies.push(unlocked.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  const offerPages = ids.map((id) => apiPath(apiPaths.offerPublic, { id }));
  const pagesOf = (list: string) => ids.map((_id, index) => `${list}?limit=${100 - index}`);
  const logsOf = `of ${logs.toLocaleString('en')}`;
  const report = {
    timestamp: '2026-11-21T09:00:00Z',
    currency: 'PLN',
    employees: 360,
    activeUsers: 120,
    months: 6,
    totalPrice: 68_000,
    company: companyNames[7],
  };
  return {
    'offer page, all the same': { paths: offerPages.slice(0, 1), cookies },
    'offer page, each another': { paths: offerPages, cookies },
    'log write': {
      paths: [apiPaths.logs],
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      perAddress: true,
    },
    'translations, not changed': { paths: [apiPaths.translations] },
    'offers list, all the same page': { paths: [apiPaths.offers], headers: { cookie } },
    'offers list, each another': { paths: pagesOf(apiPaths.offers), headers: { cookie } },
    [`logs page ${logsOf}, all the same`]: { paths: [apiPaths.logs], headers: { cookie } },
    [`logs page ${logsOf}, each another`]: { paths: pagesOf(apiPaths.logs), headers: { cookie } },
  };
}

async function send(method: string, path: string, body: unknown, cookie: string = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  // To its end, which comes when the session is saved; what is asked before that may be about an older one.
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return answer;
}

/** The cookie of a path that has one of its own. */
function cookieOf(cookies: readonly string[] | undefined, place: number): Record<string, string> {
  return cookies ? { cookie: cookies[place] ?? '' } : {};
}

/** What is written has an id of its own each time. */
async function checkSameBytes(what: string, { paths, cookies, method = 'GET', headers: same = {}, body }: Call) {
  const last = paths.length - 1;
  const headers = { ...same, ...cookieOf(cookies, last) };
  const [ours, theirs] = await Promise.all(
    [url, bare].map(async (server) =>
      (await fetch(`${server}${paths[last]}`, { method, headers, ...(body && { body }) })).text(),
    ),
  );
  const isSame = method === 'POST' ? /^\{"id":\d+\}$/.test(`${ours}`) : ours === theirs;
  if (!isSame)
    throw new Error(`${what}: the servers answer different bytes:\n${ours?.slice(0, 500)}\n${theirs?.slice(0, 500)}`);
}

/** @param pid of the API */
async function measure(calls: Record<string, Call>, pid: number) {
  console.log(
    '| | API, requests/s | bare | ratio | API, p99 | bare | ratio |\n| --- | --: | --: | --: | --: | --: | --: |',
  );
  for (const [what, call] of Object.entries(calls)) {
    const found: { api: Figures[]; bare: Figures[] } = { api: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      found.bare.push(await load(bare, call));
      found.api.push(await load(url, call));
    }
    const rate = compared(found.api, found.bare, 'rate', 0);
    console.log(`| ${[what, ...rate, ...compared(found.api, found.bare, 'p99', 1)].join(' | ')} |`);
  }
  console.log(`\nResident memory of the API after it: ${residentMebibytes(pid)} MiB`);
}

function compared(ours: Figures[], theirs: Figures[], figure: keyof Figures, digits: number) {
  const [one, other] = [ours, theirs].map((all) => median(all.map((each) => each[figure])));
  return [one?.toFixed(digits), other?.toFixed(digits), (Number(one) / Number(other)).toFixed(2)];
}

async function load(
  server: string,
  { paths, cookies, method = 'GET', headers = {}, body, perAddress }: Call,
): Promise<Figures> {
  const [first] = paths;
  // Browsers keep the list, and ask whether it is still the same.
  const tag = first === apiPaths.translations ? (await fetch(`${server}${first}`)).headers.get('etag') : null;
  let number = 0;
  const result = await autocannon({
    url: `${server}${first}`,
    method,
    headers: { ...headers, ...(tag && { 'if-none-match': tag }) },
    ...(body && { body }),
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          number += 1;
          const caller = perAddress && { 'x-forwarded-for': addressOf(number) };
          const place = number % paths.length;
          const others = { ...caller, ...cookieOf(cookies, place) };
          return { ...request, path: paths[place], headers: { ...request.headers, ...others } };
        },
      },
    ],
  });
  const expected = tag ? result['3xx'] : result['2xx'];
  if (result.errors > 0 || expected !== result.requests.total) {
    throw new Error(
      `${server}${first}: ${result.requests.total - expected} unexpected answers, ${result.errors} errors`,
    );
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

function addressOf(number: number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

function residentMebibytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
