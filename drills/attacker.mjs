/**
 * A worker that attacks: sends requests of one kind from one address, over many connections at once, until it is told to stop;
 * then tells how many were answered with what. Its messages: `{ url, kind, offerId, cookie }` as `workerData`.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { apiPath, apiPaths } from '@programme/contracts';

/** One machine has many addresses: this one is the attacker's. */
const attackerAddress = '127.66.0.1';

/** @typedef {{ path: string, method?: string, body?: string, headers?: Record<string, string> }} Shot */
/** @type {{ url: string, kind: string, offerId: string, cookie: string }} */
const { url, kind, offerId, cookie } = workerData;
const { hostname, port } = new URL(url);

const log = { currency: 'PLN', employeesCount: 1, activeUsers: 1, monthsCount: 1 };
const inputs = { employed_2025: '1', au_2025: '1', am_2025: '1' };
const outputs = { pricing2026: { monthlyBreakdown: Array.from({ length: 20_000 }, () => ({})) } };
const hugeList = JSON.stringify({ ...log, inputs, outputs });
const deep = `{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;

/** @param {string} id */
const guess = (id) => ({
  path: apiPath(apiPaths.offerValidate, { id }),
  body: JSON.stringify({ password: `wrong ${Math.random()}` }),
});

/** @type {Record<string, { connections: number, shot: () => Shot }>} */
const attacks = {
  'huge lists': { connections: 40, shot: () => ({ path: apiPaths.logs, body: hugeList }) },
  'deep bodies': { connections: 40, shot: () => ({ path: apiPaths.logs, body: deep }) },
  'unknown offers': { connections: 170, shot: () => guess(randomUUID()) },
  'unknown users': {
    connections: 170,
    shot: () => ({ path: apiPaths.login, body: JSON.stringify({ username: randomUUID(), password: 'wrong' }) }),
  },
  'guesses at one offer': { connections: 300, shot: () => guess(offerId) },
  'prices of 2025': {
    connections: 200,
    shot: () => ({
      method: 'GET',
      path: `${apiPath(apiPaths.pricing2025, { currency: 'PLN' })}?employed_2025=1&au_2025=1&am_2025=${1 + Math.floor(Math.random() * 12)}`,
    }),
  },
  views: {
    connections: 100,
    shot: () => ({ path: apiPath(apiPaths.offerViews, { id: offerId }), body: '{}', headers: { cookie } }),
  },
  'forged addresses': {
    connections: 100,
    shot: () => ({
      ...guess(randomUUID()),
      headers: { 'x-forwarded-for': `${'9'.repeat(60)}, [::${Math.random()}]:1` },
    }),
  },
};

let over = false;
/** @type {Record<string, number>} */
const answers = {};
const agent = new Agent({ keepAlive: true, localAddress: attackerAddress });

/** @param {string} answer */
const count = (answer) => (answers[answer] = (answers[answer] ?? 0) + 1);

/** @param {Shot} shot @returns {Promise<void>} */
const shoot = ({ path, method = 'POST', body = '', headers = {} }) =>
  new Promise((resolve) => {
    const sent = request({
      hostname,
      port,
      path,
      method,
      agent,
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.once('response', (answer) => {
      answer.resume().once('close', () => {
        count(String(answer.statusCode));
        resolve();
      });
    });
    sent.once('error', () => {
      count('no answer');
      resolve();
    });
    sent.end(body);
  });

/** Holds connections open with a body that never ends. */
async function drip() {
  while (!over) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress });
    const closed = new Promise((resolve) => socket.once('close', resolve).on('error', () => undefined));
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n{`,
    );
    const timer = setInterval(() => (over ? socket.destroy() : socket.write(' ')), 1_000);
    await closed;
    clearInterval(timer);
    count('closed');
  }
}

async function attack() {
  if (kind === 'slow bodies') return Promise.all(Array.from({ length: 300 }, drip));
  const attacking = attacks[kind];
  if (!attacking) throw new Error(`There is no attack ${kind}`);
  const { connections, shot } = attacking;
  return Promise.all(
    Array.from({ length: connections }, async () => {
      while (!over) await shoot(shot());
    }),
  );
}

parentPort?.once('message', () => (over = true));
await attack();
agent.destroy();
parentPort?.postMessage(answers);
