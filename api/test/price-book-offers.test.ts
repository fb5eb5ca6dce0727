import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfferCreated, OfferReproduction, ProblemDocument } from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';
import type { Agent } from 'supertest';
import { defaultEngines } from './support/engines.js';
import {
  asChange,
  both,
  comfort,
  createOffer,
  detailsOf,
  enterprise,
  learnCreators,
  newOffer,
} from './support/offers.js';
import { book2026, otherAdmin, publish } from './support/price-books.js';
import { withServer } from './support/with-server.js';

describe.each(defaultEngines)('offers and price books on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let second: Agent;
  /** The book in force, and the one before it. */
  let now: string;
  let before: string = book2026;

  beforeAll(async () => {
    boss = await server().adminBrowser();
    second = await otherAdmin(server(), 'second');
    await learnCreators(boss);
    now = await newPrices();
  });

  let raise = 0;
  /** Other prices, in force at once. */
  const newPrices = async (): Promise<string> => {
    raise += 1;
    const { id } = await publish(boss, second, new Date(server().clock.now().getTime() + 60_000), raise);
    server().clock.advance({ minutes: 1 });
    return id;
  };

  const reproduce = async (id: string): Promise<OfferReproduction> =>
    (await boss.get(`/api/offers/${id}/reproduce`).expect(200)).body as OfferReproduction;

  const pricesOf = async (id: string): Promise<QuotePrices[]> =>
    (await detailsOf(boss, id)).quotes.map(({ calculatedPrices }) => calculatedPrices);

  const rewrite = async (id: string, change: (prices: Record<string, unknown>) => void): Promise<void> => {
    const { quotes } = await detailsOf(boss, id);
    for (const { id: quoteId, calculatedPrices } of quotes) {
      const prices = structuredClone(calculatedPrices) as Record<string, unknown>;
      change(prices);
      await server().database.query('UPDATE offer_quotes SET calculated_prices = ? WHERE id = ?', [
        JSON.stringify(prices),
        quoteId,
      ]);
    }
  };

  describe('making one', () => {
    beforeEach(async () => {
      before = now;
      now = await newPrices();
    });

    it('with the book in force is done, by its prices', async () => {
      const { body } = await boss
        .post('/api/offers')
        .send({ ...newOffer(), priceBookId: now })
        .expect(201);
      const [prices] = await pricesOf((body as OfferCreated).offer.id);
      expect(prices).toMatchObject({ priceBookId: now, engineVersion: 1 });
    });

    it('with the book of before is refused, with the totals by both', async () => {
      const offer = { ...newOffer({ quotes: [enterprise, both] }), priceBookId: before };
      const { body } = await boss.post('/api/offers').send(offer).expect(409);
      const { type, totals } = body as ProblemDocument;
      expect(type).toBe('urn:programme:problem:price-book-changed');
      expect(totals?.priceBookId).toBe(now);
      const [old] = totals?.before ?? [];
      const [own, two] = totals?.after ?? [];
      // One PLN more in each of six months, at −25 %.
      expect((own?.enterprise ?? 0) - (old?.enterprise ?? 0)).toBeCloseTo(4.5);
      expect(Object.keys(two ?? {})).toEqual(['enterprise', 'comfort']);
    });

    it('with a book that is not known is refused without its totals', async () => {
      const { body } = await boss
        .post('/api/offers')
        .send({ ...newOffer(), priceBookId: 'none' })
        .expect(409);
      expect((body as ProblemDocument).totals?.before).toBeNull();
    });

    it('again by the same key answers as at first, though the prices changed', async () => {
      const make = () =>
        boss
          .post('/api/offers')
          .set('Idempotency-Key', `key ${now}`.replace(' ', '-'))
          .send({ ...newOffer(), priceBookId: now });
      const first = await make().expect(201);
      await newPrices();
      const again = await make().expect(201);
      expect(again.body).toEqual(first.body);
      now = (await boss.get('/api/price-book')).body.id as string;
    });
  });

  it('that keep their quotes keep their prices, whichever book the change names', async () => {
    const { offer } = await createOffer(boss, { quotes: [enterprise, comfort] });
    const old = await pricesOf(offer.id);
    before = now;
    now = await newPrices();
    const change = { ...asChange(await detailsOf(boss, offer.id)), clientName: 'Renamed', priceBookId: before };
    await boss.put(`/api/offers/${offer.id}`).send(change).expect(200);
    expect(await pricesOf(offer.id)).toEqual(old);
    const [first, other] = change.quotes;
    const quotes = [{ ...first, monthsCount: 9 }, other];
    const refused = await boss
      .put(`/api/offers/${offer.id}`)
      .send({ ...change, version: 2, quotes })
      .expect(409);
    const { totals } = refused.body as ProblemDocument;
    expect(totals?.before?.[1]).toEqual(totals?.after[1]);
    expect(totals?.before?.[0]).not.toEqual(totals?.after[0]);
    await boss
      .put(`/api/offers/${offer.id}`)
      .send({ ...change, version: 2, quotes, priceBookId: now })
      .expect(200);
    expect((await pricesOf(offer.id)).map(({ priceBookId }) => priceBookId)).toEqual([now, before]);
    expect(await reproduce(offer.id)).toMatchObject({
      equal: true,
      quotes: [{ result: 'equal' }, { result: 'equal' }],
    });
  });

  it('are reproduced from their own books', async () => {
    const { offer } = await createOffer(boss, { quotes: [enterprise, comfort, both] });
    await newPrices();
    const answer = await reproduce(offer.id);
    expect(answer).toMatchObject({ equal: true, engineVersion: 1 });
    expect(answer.quotes.map(({ result, differences }) => [result, differences])).toEqual([
      ['equal', []],
      ['equal', []],
      ['equal', []],
    ]);
    now = (await boss.get('/api/price-book')).body.id as string;
  });

  it('of before the price books are reproduced by the id alone, without what was not stored then', async () => {
    const { offer } = await createOffer(boss, { quotes: [both] });
    await rewrite(offer.id, (prices) => {
      delete prices['priceBookDigest'];
      delete prices['engineVersion'];
      for (const total of prices['totals'] as { packMonths?: number | null }[]) delete total.packMonths;
    });
    expect(await reproduce(offer.id)).toMatchObject({
      equal: true,
      quotes: [{ result: 'equal', priceBookId: now, priceBookDigest: null, engineVersion: null, differences: [] }],
    });
  });

  it('that say other prices than their book are told apart', async () => {
    const { offer } = await createOffer(boss);
    const prices = (await pricesOf(offer.id))[0];
    const total = prices?.enterprise?.finalTotal ?? 0;
    await rewrite(offer.id, (stored) => void ((stored['enterprise'] as { finalTotal: number }).finalTotal += 1));
    expect(await reproduce(offer.id)).toMatchObject({
      equal: false,
      quotes: [
        {
          result: 'differs',
          differences: [{ path: 'enterprise.finalTotal', stored: String(total + 1), computed: String(total) }],
        },
      ],
    });
    await rewrite(offer.id, (stored) => void (stored['priceBookDigest'] = '0'.repeat(64)));
    expect(await reproduce(offer.id)).toMatchObject({ equal: false, quotes: [{ result: 'other-content' }] });
    await rewrite(offer.id, (stored) => void (stored['priceBookId'] = 'none'));
    expect(await reproduce(offer.id)).toMatchObject({ equal: false, quotes: [{ result: 'unknown-book' }] });
  });
});
