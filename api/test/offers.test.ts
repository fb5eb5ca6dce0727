import { beforeAll, describe, expect, it } from 'vitest';
import { quoteFields, quoteTerms, type NewQuote, type OfferCode, type OfferCreated } from '@programme/contracts';
import { firstPriceBook, engineVersion, quotePrices, type QuoteTerms } from '@programme/pricing';
import fc from 'fast-check';
import type { Agent } from 'supertest';
import { FreeLengthsService } from '../src/features/offers/management/free-lengths.service.js';
import { engines, onDefaultEngine } from './support/engines.js';
import {
  asChange,
  both,
  comfort,
  createOffer,
  creators,
  detailsOf,
  enterprise,
  learnCreators,
  listOffers,
  newOffer,
  type OpenedOffer,
} from './support/offers.js';
import { withServer } from './support/with-server.js';

/** The prices of the book of 2026, as they are stored. */
const storedPrices = (terms: QuoteTerms): unknown => ({
  ...quotePrices(firstPriceBook, terms),
  priceBookDigest: expect.stringMatching(/^[\da-f]{64}$/) as string,
  engineVersion,
});

describe.each(engines)('offers on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const details = (id: string) => detailsOf(admin, id);

  const list = (query: Record<string, string> = {}) => listOffers(admin, query);

  describe('making one', () => {
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
  });

  onDefaultEngine(engine, () => {
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
          expect(quotes[index]?.calculatedPrices).toEqual(storedPrices(quoteTerms(fields, 'PLN')));
        }
        // 10 000 + 6 × 5 500 × 0.75.
        expect(quotes[0]?.calculatedPrices.enterprise?.finalTotal).toBe(34_750);
        const stranger = server().browser();
        await stranger.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
      });

      it('keeps code and answer unreadable in the database', async () => {
        const key = 'k-unreadable';
        const { body } = await admin.post('/api/offers').set('Idempotency-Key', key).send(newOffer()).expect(201);
        const { offer, generatedPassword } = body as OpenedOffer;
        const stored = JSON.stringify([
          await server().database.query('SELECT * FROM offers WHERE id = ?', [offer.id]),
          await server().database.query('SELECT * FROM idempotent_requests'),
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

      it('refuses a last day that is over, and takes today, in the time zone of the server', async () => {
        // The tests' clock stands at 2026-11-21 in Warsaw.
        const { body } = await admin
          .post('/api/offers')
          .set('Accept-Language', 'pl')
          .send(newOffer({ validUntil: '2026-11-20' }))
          .expect(400);
        expect((body as { errors: object }).errors).toEqual({ validUntil: 'Wybierz dzień dzisiejszy lub późniejszy' });
        await createOffer(admin, { validUntil: '2026-11-21' });
      });

      it('refuses a fixed discount that leaves nothing of a price, of neighbours too (P21, P23)', async () => {
        const quotes = [
          { ...enterprise, discountType: 'amount' as const, discountValue: 33_374.5 },
          { ...enterprise, discountType: 'amount' as const, discountValue: 33_375 },
          {
            ...both,
            enterpriseDiscountType: 'percentage' as const,
            enterpriseDiscountValue: 100,
            comfortDiscountValue: 9000,
          },
        ];
        const { body } = await admin.post('/api/offers').send(newOffer({ quotes })).expect(400);
        const message = (months: number) => `This discount leaves nothing of the price for ${months} months`;
        expect((body as { errors: object }).errors).toEqual({
          'quotes[1].discountValue': message(5),
          'quotes[2].comfortDiscountValue': message(2),
        });
        const { offer } = await createOffer(admin, { quotes: quotes.slice(0, 1) });
        const change = { ...asChange(await details(offer.id)), quotes };
        await admin.put(`/api/offers/${offer.id}`).send(change).expect(400);
        await admin
          .post('/api/offers/calculate-prices')
          .send({ ...quotes[1], currency: 'PLN' })
          .expect(200);
      });

      it('keeps a name as keyboards write it, and finds it whichever way it is searched for', async () => {
        const { offer } = await createOffer(admin, { clientName: 'Z\u0307o\u0301łw' });
        expect(offer.clientName).toBe('Żółw');
        for (const name of ['Żółw', 'Z\u0307o\u0301łw']) {
          const { body } = await admin.get('/api/offers').query({ q: name }).expect(200);
          expect((body as { id: string }[]).map(({ id }) => id)).toEqual([offer.id]);
        }
      });

      it('names at the start the offers that give a length away since before it was refused (P23)', async () => {
        const quote = { packageType: 'comfort', employeesCount: 100, monthsCount: 11, discountType: 'amount' } as const;
        const { offer } = await createOffer(admin, { quotes: [{ ...quote, discountValue: 17_999.5 }] });
        const warnings = async () => {
          const before = server().log.length;
          await server().app.get(FreeLengthsService).onApplicationBootstrap();
          return server().log.slice(before);
        };
        expect(await warnings()).toEqual([]);
        // 12 months cost 18,000.
        await server().database.query('UPDATE offer_quotes SET discount_value = 18000 WHERE offer_id = ?', [offer.id]);
        expect(await warnings()).toMatchObject([{ level: 'warn', offers: [offer.id] }]);
        await admin.delete(`/api/offers/${offer.id}`).send({}).expect(204);
      });

      it('says of a fee below 0 that it must be 0 or more', async () => {
        const quotes = [{ ...enterprise, startupFeeOverride: -3 }];
        const { body } = await admin.post('/api/offers').send(newOffer({ quotes })).expect(400);
        expect((body as { errors: object }).errors).toEqual({ 'quotes[0].startupFeeOverride': 'Must be 0 or more' });
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

      it('answers a repeated call with the offer as it stands now: a password that was replaced opens nothing', async () => {
        const call = () => admin.post('/api/offers').set('Idempotency-Key', 'k-again').send(newOffer()).expect(201);
        const first = (await call()).body as OfferCreated;
        expect((await call()).body).toEqual(first);
        const { body } = await admin.post(`/api/offers/${first.offer.id}/code`).send({}).expect(200);
        const { accessCode } = body as OfferCode;
        const again = (await call()).body as OfferCreated;
        expect(again).toEqual({ offer: { ...first.offer, version: 2, accessCode }, generatedPassword: accessCode });
        await admin.delete(`/api/offers/${first.offer.id}`).send({}).expect(204);
        await admin.post('/api/offers').set('Idempotency-Key', 'k-again').send(newOffer()).expect(404);
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
            expect(answer.body).toEqual(storedPrices(quoteTerms(quoteFields(quote), currency)));
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
  });
});
