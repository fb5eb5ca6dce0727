import { describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { engines } from './support/engines.js';
import { createOffer, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

const tries = 30;
const mostApartMs = 20;
const unknown = '11111111-9d0d-4b6f-8f3e-3d2f0c9a7b11';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const differentEveryTime = ['x-request-id', 'date', 'content-security-policy'];

/** What a stranger sees of an answer, but for what is different every time. */
const seen = ({ status, body, headers }: Response) => ({
  status,
  headers: Object.entries(headers as Record<string, string>).filter(([name]) => !differentEveryTime.includes(name)),
  body: { ...(body as object), requestId: '' },
});

describe.each(engines)('to a stranger on $name', (engine) => {
  const server = withServer(engine);

  const bigOffer = async (): Promise<string> => {
    const admin = await server().adminBrowser();
    await learnCreators(admin);
    const quotes = Array.from({ length: 20 }, () => ({ ...enterprise, note: 'x'.repeat(2000) }));
    return (await createOffer(admin, { quotes })).offer.id;
  };

  const timed = async (call: () => PromiseLike<Response>): Promise<{ ms: number; answer: Response }> => {
    const start = performance.now();
    const answer = await call();
    return { ms: performance.now() - start, answer };
  };

  const compare = async (calls: Record<'there' | 'nowhere', () => PromiseLike<Response>>): Promise<void> => {
    const times = { there: [] as number[], nowhere: [] as number[] };
    const answers: unknown[] = [];
    for (let round = 0; round < tries; round += 1) {
      for (const which of ['there', 'nowhere'] as const) {
        await server().database.query('DELETE FROM offer_attempts');
        const { ms, answer } = await timed(calls[which]);
        times[which].push(ms);
        answers.push(seen(answer));
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(Math.abs(median(times.there) - median(times.nowhere))).toBeLessThan(mostApartMs);
  };

  it('a wrong password and an offer that does not exist are the same, also in the time they take', async () => {
    const id = await bigOffer();
    const validate = (offer: string) => () =>
      server().browser().post(`/api/offers/${offer}/validate`).send({ password: 'K7QMC-3XPWC-9RTDF' });
    await compare({ there: validate(id), nowhere: validate(unknown) });
  });

  it('a locked offer and one that does not exist are the same, and neither is looked up', async () => {
    const id = await bigOffer();
    const read = (offer: string) => () => server().browser().get(`/api/offers/${offer}/public`);
    await compare({ there: read(id), nowhere: read(unknown) });
    expect(await server().countStatements(read(id))).toBe(0);
  });
});
