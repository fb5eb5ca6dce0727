import { describe, expect, it } from 'vitest';
import { admins, everyone, worstCalls } from '@programme/api-testing';
import { check, limits } from '@programme/contracts';
import { sqliteEngine } from './support/engines.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

/** What one body may cost the process that everybody shares: milliseconds of its one thread, and bytes of the answer. */
const bars = { milliseconds: 20, answerBytes: 20_000 };

const calls = worstCalls({ ...everyone, ...admins });

/** Whether one of three runs keeps the bar: others on the machine can only add to its processor time. */
const isQuick = (work: () => void): boolean =>
  [1, 2, 3].some(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 <= bars.milliseconds;
  });

describe('the worst body of the allowed size', () => {
  const server = withServer(sqliteEngine, { registration: true, trustProxy: 1 });

  it.each(calls)('of $name costs little to check', ({ schema, bodies }) => {
    for (const { name, json } of bodies) {
      expect(json.length).toBeLessThanOrEqual(limits.bodyBytes);
      const value = JSON.parse(json) as unknown;
      const result = check(schema, value);
      expect({ name, ok: result.ok }).toEqual({ name, ok: false });
      expect(result.ok ? 0 : result.issues.length).toBeLessThanOrEqual(limits.fieldErrors);
      expect({ name, isQuick: isQuick(() => check(schema, value)) }).toEqual({ name, isQuick: true });
    }
  });

  it.each(calls)('of $name is refused with a short answer', async ({ method, path, bodies }) => {
    const login = await server().browser().post('/api/login').send(admin).expect(200);
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    for (const { name, json } of bodies) {
      // Each minute may hold so many calls of one address.
      server().clock.advance({ seconds: 1 });
      const headers = { cookie, 'content-type': 'application/json' };
      const answer = await fetch(`${server().url}${path}`, { method, headers, body: json });
      const text = await answer.text();
      expect({ name, status: answer.status }).toEqual({ name, status: 400 });
      expect(text.length).toBeLessThanOrEqual(bars.answerBytes);
    }
  });
});
