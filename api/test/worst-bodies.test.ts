import { describe, expect, it } from 'vitest';
import { admins, everyone, worstCalls, type WorstBody } from '@programme/api-testing';
import { issuesOf, limits } from '@programme/contracts';
import { countReads } from './support/counted-reads.js';
import { sqliteEngine } from './support/engines.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

/**
 * What one body may cost the process that everybody shares: what its check may read of it, and bytes of the answer. A list
 * of the largest body has 50,000 elements, an object 10,000 names. How long it takes: `npm run bench -- bodies`.
 */
const bars = { values: 2000, names: 25_000, characters: limits.bodyBytes, answerBytes: 20_000 };

const calls = worstCalls({ ...everyone, ...admins });

/** Of each kind of hostile value one body: in the first field, the second, and so on, from call to call. */
function oneOfEachKind(bodies: readonly WorstBody[], turn: number): WorstBody[] {
  const kindOf = ({ name }: WorstBody) => name.slice(name.indexOf(': '));
  return [...new Set(bodies.map(kindOf))].flatMap((kind, number) => {
    const same = bodies.filter((body) => kindOf(body) === kind);
    return same[(turn + number) % same.length] ?? [];
  });
}

describe('the worst body of the allowed size', () => {
  const server = withServer(sqliteEngine, { registration: true, trustProxy: 1 });

  it.each(calls)('of $name costs little to check', ({ schema, bodies }) => {
    for (const { name, json } of bodies) {
      expect(json.length).toBeLessThanOrEqual(limits.bodyBytes);
      const { result: issues, reads } = countReads(JSON.parse(json), (value) => issuesOf(schema, value));
      expect(issues.length, name).toBeGreaterThan(0);
      expect(issues.length, name).toBeLessThanOrEqual(limits.fieldErrors);
      expect(JSON.stringify(issues).length, name).toBeLessThanOrEqual(bars.answerBytes);
      for (const kind of ['values', 'names', 'characters'] as const) {
        expect(reads[kind], `${kind} read of ${name}`).toBeLessThanOrEqual(bars[kind]);
      }
    }
  });

  // What is wrong with all of them, the check above says; the same few sentences answer it.
  it.each(calls.map((call, turn) => ({ ...call, turn })))('of $name is refused with a short answer', async (call) => {
    const { method, path, bodies, turn } = call;
    const login = await server().browser().post('/api/login').send(admin).expect(200);
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    for (const { name, json } of oneOfEachKind(bodies, turn)) {
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
