/** One API process on a database of its own, for benchmarks that ask it over HTTP. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { apiPaths, type NewQuote, type OfferCreated } from '@programme/contracts';
import { median, milliseconds, quantile } from './figures.js';

const usualPort = 3220;
const urlOf = (port: number) => `http://127.0.0.1:${port}`;
export const url = urlOf(usualPort);
const admin = { username: 'admin', password: 'a-long-bench-password' };
const server = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306';

/** Runs a measurement on SQLite and on MariaDB, each time on an empty database that is dropped afterwards. */
export async function onBothEngines(measure: (engine: string, databaseUrl: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await measure('SQLite', `sqlite:${join(folder, 'app.db')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await onMariaDb((databaseUrl) => measure('MariaDB', databaseUrl));
}

/** Runs a measurement on an empty database of the server's, which is dropped afterwards. */
export async function onMariaDb(measure: (databaseUrl: string) => Promise<void>) {
  const name = `bench_${process.pid}`;
  await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  try {
    await measure(new URL(`/${name}`, server).href);
  } finally {
    await onServer(`DROP DATABASE IF EXISTS ${name}`);
  }
}

/** @param options `releases`: the release folder; `settings`: further ones of the environment */
export async function startApi(
  databaseUrl: string,
  {
    port = usualPort,
    releases,
    settings = {},
  }: { port?: number; releases?: string; settings?: Record<string, string> } = {},
) {
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
      ...settings,
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

/** A connection to one of the two databases; `query` resolves with the rows of a SELECT, and else with none. */
type Connection = {
  readonly query: (sql: string, values?: unknown[]) => Promise<{ id: number }[]>;
  readonly close: () => unknown;
};

export async function connect(databaseUrl: string): Promise<Connection> {
  if (databaseUrl.startsWith('mysql:')) {
    const connection = await createConnection({ uri: databaseUrl, connectTimeout: 3000 });
    return {
      query: async (sql, values) => (await connection.query<(RowDataPacket & { id: number })[]>(sql, values))[0],
      close: () => connection.end(),
    };
  }
  const file = new Database(databaseUrl.replace('sqlite:', ''));
  const query: Connection['query'] = (sql, values = []) => {
    const statement = file.prepare(sql);
    if (sql.startsWith('SELECT')) return Promise.resolve(statement.all(...values) as { id: number }[]);
    statement.run(...values);
    return Promise.resolve([]);
  };
  return { query, close: () => file.close() };
}

/** Ends an API, and waits for it. */
export async function stop(api: ChildProcess) {
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

/** @param cookie of an admin */
export async function createOffer(cookie: string, quotes: NewQuote[], at = url) {
  const [creator] = await (await fetch(`${at}${apiPaths.creators}`, { headers: { cookie } })).json();
  const basics = { clientName: 'Acme', creator: creator.name, currency: 'PLN', validUntil: '2030-01-31' };
  const answer = await fetch(`${at}${apiPaths.offers}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ ...basics, quotes }),
  });
  if (!answer.ok) throw new Error(`The offer was refused: ${await answer.text()}`);
  const { offer, generatedPassword }: OfferCreated = await answer.json();
  return { id: offer.id, password: generatedPassword ?? '' };
}

export async function medianAndP95(address: string, cookie: string, rounds: number) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(address, cookie));
  return { median: milliseconds(median(times)), p95: milliseconds(quantile(times, 0.95)) };
}

async function timeOf(address: string, cookie: string) {
  const start = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - start;
}

async function onServer(statement: string) {
  const connection = await createConnection({ uri: server, connectTimeout: 3000 });
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
