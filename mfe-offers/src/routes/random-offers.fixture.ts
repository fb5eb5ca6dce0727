import fc from 'fast-check';
import type { NewQuote } from '@programme/contracts';
import { languages } from '@programme/i18n';
import { validPriceBooks } from '@programme/price-book/testing';
import { currencies, firstPriceBook, type PriceBook } from '@programme/pricing';

const discount = fc.oneof(
  fc.constant({ type: 'none', value: null } as const),
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 50_000 }) }),
);

const quote: fc.Arbitrary<NewQuote> = fc
  .record({
    packageType: fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
    people: fc.integer({ min: 1, max: 4000 }),
    monthsCount: fc.integer({ min: 1, max: 12 }),
    single: discount,
    ofEnterprise: discount,
    ofComfort: discount,
    startupFeeOverride: fc.option(fc.integer({ min: 0, max: 20_000 })),
    note: fc.option(fc.constantFrom('Zażółć gęślą jaźń', 'Dos líneas\nde texto', 'x '.repeat(999))),
  })
  .map(({ people, single, ofEnterprise, ofComfort, ...others }) => ({
    ...others,
    activeUsers: people,
    employeesCount: people,
    discountType: single.type,
    discountValue: single.value,
    enterpriseDiscountType: ofEnterprise.type,
    enterpriseDiscountValue: ofEnterprise.value,
    comfortDiscountType: ofComfort.type,
    comfortDiscountValue: ofComfort.value,
  }));

const books = fc.oneof(
  fc.constant<PriceBook>(firstPriceBook),
  validPriceBooks.map((content): PriceBook => ({ ...content, id: 'random' })),
);

/** What an offer is made of: quotes with and without discounts, by the first price book or by a random one. */
export const randomOffers = fc.record({
  book: books,
  quotes: fc.array(quote, { minLength: 0, maxLength: 5 }),
  currency: fc.constantFrom(...currencies),
  language: fc.constantFrom(...languages),
  expired: fc.boolean(),
});
