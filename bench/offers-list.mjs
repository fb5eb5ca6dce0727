/**
 * `npm run bench:offers`: the salesperson's list over 20,000 offers of three quotes each, as one API process answers it over
 * HTTP, on SQLite and on MariaDB. Makes databases of its own and drops them.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { createConnection } from 'mysql2/promise';
import { apiPaths } from '@programme/contracts';
import { currentPriceBook, quotePrices } from '@programme/pricing';

const offers = 20_000;
const quotesOfOffer = 3;
const port = 3220;
const url = `http://127.0.0.1:${port}`;
const admin = { username: 'admin', password: 'a-long-bench-password' };
const rounds = 40;

const server = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306';
const name = `bench_offers_${process.pid}`;
const folder = await mkdtemp(join(tmpdir(), 'bench-offers-'));

/** @type {Record<string, string>[]} */
const table = [];
try {
  await measure('SQLite', `sqlite:${join(folder, 'app.db')}`);
  await onServer(`CREATE DATABASE ${name}`);
  await measure('MariaDB', new URL(`/${name}`, server).href);
} finally {
  await rm(folder, { recursive: true, force: true });
  await onServer(`DROP DATABASE IF EXISTS ${name}`);
}
console.table(table);

/** @param {string} engine @param {string} databaseUrl */
async function measure(engine, databaseUrl) {
  const api = await startApi(databaseUrl);
  try {
    await fill(databaseUrl);
    const cookie = await logIn();
    const [{ creator }] = await (await fetch(`${url}${apiPaths.offers}?limit=1`, { headers: { cookie } })).json();
    const deep = await cursorOfPage(cookie, 20);
    const queries = {
      'first page': '?limit=100',
      'page 20': `?limit=100&cursor=${deep}`,
      'by creator': `?limit=100&creator=${encodeURIComponent(creator)}`,
      'search, many found': '?limit=100&q=client',
      'search, one found': '?limit=100&q=client%2019999',
      'search, none found': '?limit=100&q=nobody',
    };
    for (const [what, query] of Object.entries(queries)) {
      const times = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await timeOf(`${url}${apiPaths.offers}${query}`, cookie));
      times.sort((one, other) => one - other);
      const at = (/** @type {number} */ share) => `${(times[Math.floor(share * rounds)] ?? NaN).toFixed(1)} ms`;
      table.push({ engine, what, median: at(0.5), p95: at(0.95) });
    }
  } finally {
    api.kill('SIGTERM');
    await new Promise((resolve) => api.once('exit', resolve));
  }
}

/** @param {string} databaseUrl */
async function startApi(databaseUrl) {
  const main = fileURLToPath(new URL('../api/dist/main.js', import.meta.url));
  const api = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      APP_SECRET: 'secret of the benchmark',
      LOG_LEVEL: 'silent',
    },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await fetch(`${url}${apiPaths.healthReady}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return api;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The API did not start');
}

/** @param {string} databaseUrl */
async function fill(databaseUrl) {
  const database = await connect(databaseUrl);
  const creators = await database.query('SELECT id FROM creators ORDER BY id');
  const enterprise = { activeUsers: 120, startupFeeOverride: null, discount: {} };
  const prices = JSON.stringify(quotePrices(currentPriceBook, { currency: 'PLN', months: 6, enterprise }));
  const batch = 500;
  for (let first = 0; first < offers; first += batch) {
    const rows = Array.from({ length: batch }, (_, index) => ({ id: randomUUID(), number: first + index }));
    await database.query('BEGIN');
    await database.query(
      `INSERT INTO offers (id, client_name, client_name_key, creator_id, currency, valid_until, password_hash, access_code,
           code_version, version, created_at, reminder_sent) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, 1, 1, ?, 0)').join(', ')}`,
      rows.flatMap(({ id, number }) => [
        id,
        `Client ${number}`,
        `client ${number}`,
        creators[number % creators.length]?.id,
        'PLN',
        '2027-02-19',
        'x',
        'v1.x',
        new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString().slice(0, -1).replace('T', ' '),
      ]),
    );
    await database.query(
      `INSERT INTO offer_quotes (offer_id, package_type, active_users, months_count, discount_type, enterprise_discount_type,
           comfort_discount_type, calculated_prices, order_index)
         VALUES ${rows.flatMap(() => Array(quotesOfOffer).fill("(?, 'enterprise', 120, 6, 'none', 'none', 'none', ?, ?)")).join(', ')}`,
      rows.flatMap(({ id }) => Array.from({ length: quotesOfOffer }, (_, order) => [id, prices, order]).flat()),
    );
    await database.query('COMMIT');
  }
  await database.close();
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<{ query: (sql: string, values?: unknown[]) => any, close: () => unknown }>}
 */
async function connect(databaseUrl) {
  if (databaseUrl.startsWith('mysql:')) {
    const connection = await createConnection({ uri: databaseUrl, connectTimeout: 3000 });
    return { query: async (sql, values) => (await connection.query(sql, values))[0], close: () => connection.end() };
  }
  const file = new Database(databaseUrl.replace('sqlite:', ''));
  /** @type {(sql: string, values?: unknown[]) => unknown} */
  const query = (sql, values = []) => {
    const statement = file.prepare(sql);
    return sql.startsWith('SELECT') ? statement.all(...values) : statement.run(...values);
  };
  return { query, close: () => file.close() };
}

async function logIn() {
  const answer = await fetch(`${url}${apiPaths.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** @param {string} cookie @param {number} pages */
async function cursorOfPage(cookie, pages) {
  let address = `${apiPaths.offers}?limit=100`;
  for (let page = 1; page < pages; page += 1) {
    const { headers } = await fetch(`${url}${address}`, { headers: { cookie } });
    address = /<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  return new URL(address, url).searchParams.get('cursor');
}

/** @param {string} address @param {string} cookie */
async function timeOf(address, cookie) {
  const start = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - start;
}

/** @param {string} statement */
async function onServer(statement) {
  const connection = await createConnection({ uri: server, connectTimeout: 3000 });
  await connection.query(statement).finally(() => connection.end());
}
