import { beforeAll, describe, expect, it } from 'vitest';
import {
  limits,
  quoteFields,
  quoteTerms,
  type ActivePriceBook,
  type NewQuote,
  type OfferReproduction,
} from '@programme/contracts';
import { validPriceBooks } from '@programme/price-book/testing';
import { currencies, quotePrices, type Currency } from '@programme/pricing';
import * as fc from 'fast-check';
import type { Agent } from 'supertest';
import { PriceBookEntity } from '../src/features/price-books/records/price-book.entity.js';
import { defaultEngines } from './support/engines.js';
import { createOffer, detailsOf, learnCreators } from './support/offers.js';
import { asBookChange, newDraft, otherAdmin, step } from './support/price-books.js';
import { withServer } from './support/with-server.js';

/** `PRICE_BOOK_PAIRS=1000` tries as many pairs of a book and a quote as the release check does. */
const pairs = Number(process.env['PRICE_BOOK_PAIRS'] ?? 100);

const books = Math.ceil(pairs / limits.quotes);

const people = fc.oneof(fc.integer({ min: 1, max: 6_000 }), fc.integer({ min: 1, max: limits.people }));

const quotes: fc.Arbitrary<NewQuote> = fc
  .record({
    packageType: fc.constantFrom('enterprise', 'comfort', 'both'),
    activeUsers: people,
    employeesCount: people,
    monthsCount: fc.integer({ min: 1, max: 12 }),
    percentage: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100),
    waived: fc.boolean(),
  })
  .map(({ percentage, waived, ...quote }) => ({
    ...quote,
    discountType: 'percentage',
    discountValue: percentage,
    enterpriseDiscountType: 'percentage',
    enterpriseDiscountValue: percentage,
    startupFeeOverride: waived ? 0 : null,
  }));

describe.each(defaultEngines)('random price books on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let second: Agent;

  beforeAll(async () => {
    boss = await server().adminBrowser();
    second = await otherAdmin(server(), 'second');
    await learnCreators(boss);
  });

  /** Publishes content and waits until it is in force. Answers what everybody is told. */
  async function inForce(content: object): Promise<ActivePriceBook> {
    const draft = await newDraft(boss);
    const effectiveFrom = new Date(server().clock.now().getTime() + 45_000).toISOString();
    await boss
      .put(`/api/price-books/${draft.id}`)
      .send({ ...asBookChange(draft), effectiveFrom, content })
      .expect(200);
    // Random figures are no changes of those in force, which may not gain or lose a digit.
    await server().database.getRepository(PriceBookEntity).update({ id: draft.id }, { basedOn: null });
    expect((await step(boss, draft.id, 'submit', 'Random')).status).toBe(200);
    expect((await step(second, draft.id, 'approve')).status).toBe(200);
    server().clock.advance({ seconds: 45 });
    const { body } = await server().browser().get('/api/price-book').expect(200);
    expect((body as ActivePriceBook).id).toBe(draft.id);
    return body as ActivePriceBook;
  }

  it('price the same in a browser, in the API, in a stored offer and when it is reproduced', async () => {
    const offers: string[] = [];
    const samples = fc.sample(
      fc.record({
        content: validPriceBooks,
        currency: fc.constantFrom<Currency>(...currencies),
        quotes: fc.array(quotes, { minLength: limits.quotes, maxLength: limits.quotes }),
      }),
      books,
    );
    for (const { content, currency, quotes: asked } of samples) {
      const told = await inForce(content);
      const inBrowser = asked.map((quote) =>
        quotePrices({ ...told.content, id: told.id }, quoteTerms(quoteFields(quote), currency)),
      );
      const [quote] = asked;
      const calculated = await boss
        .post('/api/offers/calculate-prices')
        .send({ ...quote, currency })
        .expect(200);
      expect(calculated.body).toMatchObject({ ...inBrowser[0] });
      const { offer } = await createOffer(boss, { currency, quotes: asked });
      const stored = (await detailsOf(boss, offer.id)).quotes.map(({ calculatedPrices }) => calculatedPrices);
      expect(stored.map(({ priceBookDigest: _digest, engineVersion: _version, ...prices }) => prices)).toEqual(
        inBrowser,
      );
      offers.push(offer.id);
    }
    for (const id of offers) {
      const { body } = await boss.get(`/api/offers/${id}/reproduce`).expect(200);
      expect((body as OfferReproduction).equal).toBe(true);
    }
  });
});
