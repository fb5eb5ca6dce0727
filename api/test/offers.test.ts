import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  quoteFields,
  quoteTerms,
  type NewQuote,
  type Offer,
  type OfferCreated,
  type OfferDetails,
  type OfferEvent,
} from '@programme/contracts';

import { currentPriceBook, quotePrices } from '@programme/pricing';
import fc from 'fast-check';
import type { Agent } from 'supertest';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, creators, enterprise, learnCreators, newOffer } from './support/offers.js';
import { TestServer } from './support/test-server.js';

const comfort: NewQuote = { packageType: 'comfort', employeesCount: 42, monthsCount: 4, note: 'For the Kraków office' };
const both: NewQuote = {
  packageType: 'both',
  activeUsers: 60,
  monthsCount: 3,
  enterpriseDiscountType: 'percentage',
  enterpriseDiscountValue: 7.5,
  comfortDiscountType: 'amount',
  comfortDiscountValue: 99.99,
  startupFeeOverride: 0,
};

describe.each(engines)('offers on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  let admin: Agent;

  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database);
    admin = await server.adminBrowser();
    await learnCreators(admin);
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const details = async (id: string): Promise<OfferDetails> =>
    (await admin.get(`/api/offers/${id}/details`).expect(200)).body as OfferDetails;

  const list = async (query: Record<string, string> = {}): Promise<Offer[]> =>
    (await admin.get('/api/offers').query(query).expect(200)).body as Offer[];

  const history = async (id: string): Promise<OfferEvent[]> =>
    (await admin.get(`/api/offers/${id}/history`).expect(200)).body as OfferEvent[];

  const rows = async (table: string, id: string): Promise<number> => {
    const [row] = await server.database.query<{ n: number | string }[]>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE offer_id = ?`,
      [id],
    );
    return Number(row?.n);
  };

  /** The body of a change that leaves everything as it is. */
  const asChange = ({ offer, quotes }: OfferDetails) => ({
    id: offer.id,
    version: offer.version,
    clientName: offer.clientName,
    creator: offer.creator,
    currency: offer.currency,
    validUntil: offer.validUntil,
    quotes: quotes.map(({ id: _id, calculatedPrices: _prices, orderIndex: _order, ...quote }) => quote),
  });

  describe('making one', () => {
    it('prices each quote, its neighbours too, and answers a code that opens it', async () => {
      const { offer, generatedPassword } = await createOffer(admin, { quotes: [enterprise, comfort, both] });
      expect(offer).toMatchObject({
        clientName: 'Acme',
        creator: creators.first,
        currency: 'PLN',
        validUntil: '2027-02-19',
        expired: false,
        accessCode: generatedPassword,
        version: 1,
      });
      const { quotes } = await details(offer.id);
      expect(quotes.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2]);
      for (const [index, quote] of [enterprise, comfort, both].entries()) {
        const fields = quoteFields(quote);
        expect(quotes[index]).toMatchObject(fields);
        expect(quotes[index]?.calculatedPrices).toEqual(quotePrices(currentPriceBook, quoteTerms(fields, 'PLN')));
      }
      // 10 000 + 6 × 5 500 × 0.75.
      expect(quotes[0]?.calculatedPrices.enterprise?.finalTotal).toBe(34_750);
      const stranger = server.browser();
      await stranger.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
    });

    it('keeps code and answer unreadable in the database', async () => {
      const key = 'k-unreadable';
      const { body } = await admin.post('/api/offers').set('Idempotency-Key', key).send(newOffer()).expect(201);
      const { offer, generatedPassword } = body as OfferCreated;
      const stored = JSON.stringify([
        await server.database.query('SELECT * FROM offers WHERE id = ?', [offer.id]),
        await server.database.query('SELECT * FROM idempotent_requests'),
      ]);
      expect(stored).not.toContain(generatedPassword);
      expect(stored).not.toContain(generatedPassword.replaceAll('-', ''));
    });

    it.each([
      ['a creator whom nobody knows', { creator: 'Nobody' }, 'creator'],
      ['no quotes', { quotes: [] }, 'quotes'],
      [
        'prices of the caller',
        { quotes: [{ ...enterprise, calculatedPrices: {} } as NewQuote] },
        'quotes[0].calculatedPrices',
      ],
    ])('refuses %s, and writes nothing', async (_what, changes, field) => {
      const before = (await list()).length;
      const { body } = await admin.post('/api/offers').send(newOffer(changes)).expect(400);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
      expect(await list()).toHaveLength(before);
    });

    it('refuses an inactive creator for a new offer, and lets that one keep an old one', async () => {
      const { offer } = await createOffer(admin, { creator: creators.second });
      const { body } = await admin.get('/api/creators').expect(200);
      const creator = (body as { id: number; name: string }[]).find(({ name }) => name === creators.second);
      await admin.patch(`/api/creators/${creator?.id}`).send({ isActive: false }).expect(200);
      await admin
        .post('/api/offers')
        .send(newOffer({ creator: creators.second }))
        .expect(400);
      const change = asChange(await details(offer.id));
      await admin
        .put(`/api/offers/${offer.id}`)
        .send({ ...change, clientName: 'Renamed' })
        .expect(200);
      const mine = await createOffer(admin);
      const other = { ...asChange(await details(mine.offer.id)), creator: creators.second };
      await admin.put(`/api/offers/${mine.offer.id}`).send(other).expect(400);
      await admin.patch(`/api/creators/${creator?.id}`).send({ isActive: true }).expect(200);
    });

    it('once, for 50 calls at once with one Idempotency-Key', async () => {
      const call = () =>
        admin
          .post('/api/offers')
          .set('Idempotency-Key', 'k-50')
          .send(newOffer({ clientName: 'Fifty at once' }));
      const answers = await Promise.all(Array.from({ length: 50 }, call));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await list({ q: 'fifty at once' })).toHaveLength(1);
      expect((await call().expect(201)).text).toBe(answers[0]?.text);
    });

    it('refuses a key that was used for something else, and one that is none', async () => {
      const call = (key: string, clientName: string) =>
        admin.post('/api/offers').set('Idempotency-Key', key).send(newOffer({ clientName }));
      await call('k-other', 'One').expect(201);
      await call('k-other', 'Two').expect(409);
      await call('x'.repeat(201), 'One').expect(400);
      expect(await list({ q: 'Two' })).toEqual([]);
    });
  });

  describe('pricing one', () => {
    it('answers what the engine says, for any quote', async () => {
      const money = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100);
      const discount = fc.oneof(
        fc.record({
          type: fc.constant('percentage' as const),
          value: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
        }),
        fc.record({ type: fc.constant('amount' as const), value: money }),
        fc.constant({ type: 'none' as const, value: null }),
      );
      const quotes = fc.record({
        packageType: fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
        activeUsers: fc.integer({ min: 1, max: 4000 }),
        employeesCount: fc.integer({ min: 1, max: 4000 }),
        monthsCount: fc.integer({ min: 1, max: 12 }),
        one: discount,
        other: discount,
        startupFeeOverride: fc.option(money),
        currency: fc.constantFrom('PLN' as const, 'EUR' as const, 'USD' as const, 'MXN' as const),
      });
      await fc.assert(
        fc.asyncProperty(quotes, async ({ one, other, currency, ...rest }) => {
          const quote: NewQuote = {
            ...rest,
            discountType: one.type,
            discountValue: one.value,
            enterpriseDiscountType: one.type,
            enterpriseDiscountValue: one.value,
            comfortDiscountType: other.type,
            comfortDiscountValue: other.value,
          };
          const answer = await admin
            .post('/api/offers/calculate-prices')
            .send({ ...quote, currency })
            .expect(200);
          expect(answer.body).toEqual(quotePrices(currentPriceBook, quoteTerms(quoteFields(quote), currency)));
        }),
        { numRuns: 60 },
      );
    });

    it('asks for what the package needs', async () => {
      const { body } = await admin
        .post('/api/offers/calculate-prices')
        .send({ packageType: 'both', monthsCount: 3, currency: 'PLN' })
        .expect(400);
      expect((body as { errors: object }).errors).toEqual({ activeUsers: 'Number of active users is required' });
    });
  });

  describe('changing one', () => {
    it('replaces fields and quotes, and raises the version', async () => {
      const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
      const change = {
        ...asChange(await details(offer.id)),
        clientName: 'Łódź Sp. z o.o.',
        quotes: [both, enterprise],
      };
      const { body } = await admin.put(`/api/offers/${offer.id}`).send(change).expect(200);
      expect(body).toEqual(await details(offer.id));
      expect(body).toMatchObject({
        offer: { clientName: 'Łódź Sp. z o.o.', version: 2, accessCode: offer.accessCode },
        quotes: [{ packageType: 'both' }, { packageType: 'enterprise' }],
      });
      expect(await rows('offer_quotes', offer.id)).toBe(2);
      expect(await history(offer.id)).toMatchObject([
        { action: 'changed', username: 'admin', fields: ['clientName', 'quotes'] },
        { action: 'created', username: 'admin', fields: [] },
      ]);
    });

    it('keeps the prices of quotes that stay, whatever the price list says today', async () => {
      const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
      const old = await details(offer.id);
      const prices = { ...old.quotes[0]?.calculatedPrices, priceBookId: 'last year' };
      await server.database.query('UPDATE offer_quotes SET calculated_prices = ? WHERE id = ?', [
        JSON.stringify(prices),
        old.quotes[0]?.id,
      ]);
      const change = asChange(old);
      const [first, second] = change.quotes;
      const quotes = [
        { ...second, monthsCount: 5 },
        { ...first, note: 'Now with a note' },
      ];
      await admin
        .put(`/api/offers/${offer.id}`)
        .send({ ...change, quotes })
        .expect(200);
      const now = (await details(offer.id)).quotes.map(({ calculatedPrices }) => calculatedPrices.priceBookId);
      expect(now).toEqual([currentPriceBook.id, 'last year']);
      const again = { ...asChange(await details(offer.id)), currency: 'EUR' };
      await admin.put(`/api/offers/${offer.id}`).send(again).expect(200);
      const priced = (await details(offer.id)).quotes.map(({ calculatedPrices }) => calculatedPrices.priceBookId);
      expect(priced).toEqual([currentPriceBook.id, currentPriceBook.id]);
    });

    it('refuses a version that is no longer the present one, and another id than the address has', async () => {
      const { offer } = await createOffer(admin);
      const change = asChange(await details(offer.id));
      await admin
        .put(`/api/offers/${offer.id}`)
        .send({ ...change, clientName: 'First' })
        .expect(200);
      const { body } = await admin
        .put(`/api/offers/${offer.id}`)
        .send({ ...change, clientName: 'Second' })
        .expect(409);
      expect(body).toMatchObject({ type: 'urn:programme:problem:stale-version' });
      expect((await details(offer.id)).offer.clientName).toBe('First');
      await admin
        .put(`/api/offers/${offer.id}`)
        .send({ ...change, id: 'x', version: 2 })
        .expect(400);
    });

    it('loses none of 100 pairs of racing changes silently', async () => {
      const { offer } = await createOffer(admin);
      let seen = await details(offer.id);
      for (let pair = 0; pair < 100; pair += 1) {
        const change = asChange(seen);
        const answers = await Promise.all(
          ['left', 'right'].map((side) =>
            admin.put(`/api/offers/${offer.id}`).send({ ...change, clientName: `${side} ${pair}` }),
          ),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const winner = answers.find(({ status }) => status === 200);
        seen = await details(offer.id);
        expect(winner?.body).toEqual(seen);
      }
      expect(seen.offer.version).toBe(101);
      expect(await rows('offer_quotes', offer.id)).toBe(1);
    });
  });

  describe('a new code', () => {
    it('locks out every browser that gave the old one', async () => {
      const { offer, generatedPassword } = await createOffer(admin);
      const client = server.browser();
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
      await client.get(`/api/offers/${offer.id}/public`).expect(200);
      const { body } = await admin.post(`/api/offers/${offer.id}/code`).send({}).expect(200);
      const { accessCode } = body as { accessCode: string };
      expect(accessCode).not.toBe(generatedPassword);
      await client.get(`/api/offers/${offer.id}/public`).expect(401);
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(401);
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: accessCode }).expect(200);
      await client.get(`/api/offers/${offer.id}/public`).expect(200);
      expect((await details(offer.id)).offer).toMatchObject({ accessCode, version: 2 });
      expect(await history(offer.id)).toMatchObject([{ action: 'code-rotated' }, { action: 'created' }]);
    });
  });

  describe('removing one', () => {
    it('takes quotes and views along, and leaves its history', async () => {
      const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
      await admin.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await admin.delete(`/api/offers/${offer.id}`).expect(204);
      await admin.delete(`/api/offers/${offer.id}`).expect(404);
      await admin.get(`/api/offers/${offer.id}/details`).expect(404);
      await admin.get(`/api/offers/${offer.id}/analytics`).expect(404);
      expect([await rows('offer_quotes', offer.id), await rows('offer_views', offer.id)]).toEqual([0, 0]);
      expect(await history(offer.id)).toMatchObject([{ action: 'deleted' }, { action: 'created' }]);
    });
  });
});
