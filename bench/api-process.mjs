/** One API process on a database of its own, for benchmarks that ask it over HTTP. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { createConnection } from 'mysql2/promise';
import { apiPaths } from '@programme/contracts';
import { median, milliseconds, quantile } from './figures.mjs';

const usualPort = 3220;
const urlOf = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
export const url = urlOf(usualPort);
const admin = { username: 'admin', password: 'a-long-bench-password' };
const server = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306';

/**
 * Runs a measurement on SQLite and on MariaDB, each time on an empty database that is dropped afterwards.
 *
 * @param {(engine: string, databaseUrl: string) => Promise<void>} measure
 */
export async function onBothEngines(measure) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await measure('SQLite', `sqlite:${join(folder, 'app.db')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await onMariaDb((databaseUrl) => measure('MariaDB', databaseUrl));
}

/** Runs a measurement on an empty database of the server's, which is dropped afterwards. @param {(databaseUrl: string) => Promise<void>} measure */
export async function onMariaDb(measure) {
  const name = `bench_${process.pid}`;
  await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  try {
    await measure(new URL(`/${name}`, server).href);
  } finally {
    await onServer(`DROP DATABASE IF EXISTS ${name}`);
  }
}

/** @param {string} databaseUrl @param {{ port?: number, releases?: string }} [options] `releases`: the release folder */
export async function startApi(databaseUrl, { port = usualPort, releases } = {}) {
  const main = fileURLToPath(new URL('../api/dist/app/main.js', import.meta.url));
  const api = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ...(releases && { REMOTES_DIR: releases }),
      DATABASE_URL: databaseUrl,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      APP_SECRET: 'secret of the benchmark',
      LOG_LEVEL: 'silent',
      // So that a benchmark may be many visitors.
      TRUST_PROXY: '1',
    },
  });
  // A busy machine takes its time.
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`${urlOf(port)}${apiPaths.healthReady}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return api;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop(api);
  throw new Error('The API did not start');
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<{ query: (sql: string, values?: unknown[]) => any, close: () => unknown }>}
 */
export async function connect(databaseUrl) {
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

/** Ends an API, and waits for it. @param {import('node:child_process').ChildProcess} api */
export async function stop(api) {
  api.kill('SIGTERM');
  await new Promise((resolve) => api.once('exit', resolve));
}

/** The cookie of an admin. */
export async function logIn(at = url) {
  const answer = await fetch(`${at}${apiPaths.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/**
 * @param {string} cookie of an admin
 * @param {import('@programme/contracts').NewQuote[]} quotes
 */
export async function createOffer(cookie, quotes, at = url) {
  const [creator] = await (await fetch(`${at}${apiPaths.creators}`, { headers: { cookie } })).json();
  const basics = { clientName: 'Acme', creator: creator.name, currency: 'PLN', validUntil: '2030-01-31' };
  const answer = await fetch(`${at}${apiPaths.offers}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ ...basics, quotes }),
  });
  if (!answer.ok) throw new Error(`The offer was refused: ${await answer.text()}`);
  /** @type {import('@programme/contracts').OfferCreated} */
  const { offer, generatedPassword } = await answer.json();
  return { id: offer.id, password: generatedPassword };
}

/**
 * @param {string} address
 * @param {string} cookie
 * @param {number} rounds
 */
export async function medianAndP95(address, cookie, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(address, cookie));
  return { median: milliseconds(median(times)), p95: milliseconds(quantile(times, 0.95)) };
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
