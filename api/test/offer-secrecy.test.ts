import { describe, expect, it } from 'vitest';
import type { Response } from 'supertest';
import { defaultEngines } from './support/engines.js';
import { createOffer, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

const unknown = '11111111-9d0d-4b6f-8f3e-3d2f0c9a7b11';

const differentEveryTime = ['x-request-id', 'date', 'content-security-policy', 'retry-after'];

/** What a stranger sees of an answer, but for what is different every time; `npm run bench -- client` compares the times. */
const seen = ({ status, body, headers }: Response) => ({
  status,
  headers: Object.entries(headers as Record<string, string>).filter(([name]) => !differentEveryTime.includes(name)),
  body: { ...(body as object), requestId: '' },
});

const secondsToWait = ({ headers }: Response): number =>
  Number((headers as Record<string, string>)['retry-after'] ?? 0);

describe.each(defaultEngines)('to a stranger on $name', (engine) => {
  const server = withServer(engine);

  const bigOffer = async (): Promise<string> => {
    const admin = await server().adminBrowser();
    await learnCreators(admin);
    const quotes = Array.from({ length: 20 }, () => ({ ...enterprise, note: 'x'.repeat(2000) }));
    return (await createOffer(admin, { quotes })).offer.id;
  };

  type Calls = Record<'there' | 'nowhere', () => PromiseLike<Response>>;

  /** One after the other, as often as the limits allow and once more; the last answers are given back. */
  const compare = async (calls: Calls, times: number): Promise<Response | undefined> => {
    let last: Response | undefined;
    for (let time = 0; time < times; time += 1) {
      last = await calls.there();
      const nowhere = await calls.nowhere();
      expect(seen(nowhere)).toEqual(seen(last));
      // Seconds that are left, of two hours that began a moment apart.
      expect(Math.abs(secondsToWait(nowhere) - secondsToWait(last))).toBeLessThan(30);
    }
    return last;
  };

  it('a wrong password and an offer that does not exist are the same, also when there were too many', async () => {
    const id = await bigOffer();
    const validate = (offer: string) => () =>
      server().browser().post(`/api/offers/${offer}/validate`).send({ password: 'K7QMC-3XPWC-9RTDF' });
    const last = await compare({ there: validate(id), nowhere: validate(unknown) }, 6);
    expect(last?.status).toBe(429);
    expect(last?.headers['retry-after']).toBeDefined();
  });

  it('a locked offer and one that does not exist are the same, and neither is looked up', async () => {
    const id = await bigOffer();
    const read = (offer: string) => () => server().browser().get(`/api/offers/${offer}/public`);
    expect((await compare({ there: read(id), nowhere: read(unknown) }, 1))?.status).toBe(401);
    expect(await server().countStatements(read(id))).toBe(0);
  });

  it('a decision on an offer, and on one that does not exist, are refused alike, and neither is looked up', async () => {
    const id = await bigOffer();
    const decision = { revision: 1, decision: 'declined', reason: 'price' };
    const send = (offer: string) => () =>
      server().browser().post(`/api/offers/${offer}/decision`).set('Idempotency-Key', 'one').send(decision);
    expect((await compare({ there: send(id), nowhere: send(unknown) }, 1))?.status).toBe(401);
    expect(await server().countStatements(send(id))).toBe(0);
  });

  it('another offer’s code opens no way to decide this one', async () => {
    const id = await bigOffer();
    const admin = await server().adminBrowser();
    const { offer, generatedPassword } = await createOffer(admin);
    const token = async (at: string) => {
      const browser = server().browser();
      const { headers } = await browser.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword });
      const [cookie = ''] = (headers as unknown as Record<string, string[]>)['set-cookie'] ?? [];
      return server()
        .browser()
        .post(`/api/offers/${at}/decision`)
        .set({ Cookie: cookie.split(';')[0] ?? '', 'Idempotency-Key': 'one' })
        .send({ revision: 1, decision: 'declined', reason: 'price' });
    };
    expect((await token(id)).status).toBe(401);
    expect((await token(offer.id)).status).toBe(201);
  });
});
