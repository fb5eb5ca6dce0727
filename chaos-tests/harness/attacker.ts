/**
 * A process that attacks: told a kind, it says `attacking` and sends requests of that kind from one address, over many
 * connections at once, until it is told `stop`. It then says how many answers it got by their status. Ends when its
 * parent disconnects. Its parameter is a {@link Target} as JSON.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { visitorLog } from '@programme/api-testing';
import { apiPath, apiPaths } from '@programme/contracts';
import { send, type Call } from './send.js';

/** What an attacker is started with. */
export type Target = { url: string; offerId: string; cookie: string };

/** The number of answers by their status. */
export type Answers = Record<string, number>;

/** One machine has many addresses: this one is the attacker's. */
const attackerAddress = '127.66.0.1';

const { url, offerId, cookie } = JSON.parse(process.argv[2] ?? '') as Target;
const { hostname, port } = new URL(url);

const outputs = { pricing2026: { monthlyBreakdown: Array.from({ length: 20_000 }, () => ({})) } };
const hugeList = JSON.stringify({ ...visitorLog, outputs });
const deep = `{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;

const prices2025 = apiPath(apiPaths.pricing2025, { currency: 'PLN' });
const anyMonths = () => 1 + Math.floor(Math.random() * 12);

const guess = (id: string) => ({
  path: apiPath(apiPaths.offerValidate, { id }),
  body: JSON.stringify({ password: `wrong ${Math.random()}` }),
});

const attacks: Record<string, { connections: number; call: () => Call }> = {
  'huge lists': { connections: 40, call: () => ({ path: apiPaths.logs, body: hugeList }) },
  'deep bodies': { connections: 40, call: () => ({ path: apiPaths.logs, body: deep }) },
  'unknown offers': { connections: 170, call: () => guess(randomUUID()) },
  'unknown users': {
    connections: 170,
    call: () => ({ path: apiPaths.login, body: JSON.stringify({ username: randomUUID(), password: 'wrong' }) }),
  },
  'guesses at one offer': { connections: 300, call: () => guess(offerId) },
  'prices of 2025': {
    connections: 200,
    call: () => ({ method: 'GET', path: `${prices2025}?employed_2025=1&au_2025=1&am_2025=${anyMonths()}` }),
  },
  views: {
    connections: 100,
    call: () => ({ path: apiPath(apiPaths.offerVisits, { id: offerId }), body: '{}', headers: { cookie } }),
  },
  'forged addresses': {
    connections: 100,
    call: () => ({
      ...guess(randomUUID()),
      headers: { 'x-forwarded-for': `${'9'.repeat(60)}, [::${Math.random()}]:1` },
    }),
  },
};

let over = false;
let answers: Answers = {};

const count = (answer: string | number) => (answers[answer] = (answers[answer] ?? 0) + 1);

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

async function attack(kind: string) {
  if (kind === 'slow bodies') return Promise.all(Array.from({ length: 300 }, drip));
  const attacking = attacks[kind];
  if (!attacking) throw new Error(`There is no attack ${kind}`);
  const { connections, call } = attacking;
  const agent = new Agent({ keepAlive: true, localAddress: attackerAddress });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!over) count((await send(agent, url, call())).status || 'no answer');
    }),
  );
  return agent.destroy();
}

process.on('message', (told: string) => {
  if (told === 'stop') return void (over = true);
  over = false;
  answers = {};
  void attack(told).then(() => process.send?.(answers));
  process.send?.('attacking');
});
