import fc from 'fast-check';
import {
  betterPriceHint,
  cheapestCombination,
  comfortPrice,
  currencies,
  firstPriceBook,
  type PriceBook,
} from './index.js';

const anyCurrency = fc.constantFrom(...currencies);
const anyMonths = fc.integer({ min: 1, max: 12 });

/** Books with any prices at all, so that the search is tested where the real prices would not tell a difference. */
const anyBook = fc
  .record({
    flex: fc.integer({ min: 1, max: 40 }),
    packs: fc.uniqueArray(
      fc.record({ months: fc.integer({ min: 2, max: 12 }), total: fc.integer({ min: 1, max: 200 }) }),
      { selector: ({ months }) => months, maxLength: 5 },
    ),
  })
  .map(({ flex, packs }): PriceBook => {
    const prices = firstPriceBook.currencies.PLN;
    const comfort = {
      ...prices.comfort,
      flexPerMonth: flex,
      packs: packs.map((pack) => ({ ...pack, perMonth: 1 })).sort((one, other) => one.months - other.months),
    };
    return { ...firstPriceBook, currencies: { ...firstPriceBook.currencies, PLN: { ...prices, comfort } } };
  });

/** Tries every multiset of packs; flex fills the rest. */
function cheapestByTryingAll(book: PriceBook, months: number): number {
  const { packs, flexPerMonth } = book.currencies.PLN.comfort;
  const cheapest = (left: number, from: number): number => {
    const withPack = packs
      .slice(from)
      .map((pack, index) => (pack.months <= left ? pack.total + cheapest(left - pack.months, from + index) : Infinity));
    return Math.min(left * flexPerMonth, ...withPack);
  };
  return cheapest(months, 0);
}

test('4 months: a 3-month pack and a month of flex, or the 6-month pack for less', () => {
  expect(betterPriceHint(firstPriceBook, { currency: 'PLN', months: 4 })).toEqual({
    parts: [
      { kind: 'pack', months: 3, count: 1 },
      { kind: 'flex', months: 1, count: 1 },
    ],
    perUser: 204,
    savingsPerUser: 72,
    longerPack: { months: 6, perUser: 150 },
  });
});

test('7 months in EUR', () => {
  expect(betterPriceHint(firstPriceBook, { currency: 'EUR', months: 7 })).toEqual({
    parts: [
      { kind: 'pack', months: 6, count: 1 },
      { kind: 'flex', months: 1, count: 1 },
    ],
    perUser: 51.98,
    savingsPerUser: 59.95,
    longerPack: { months: 12, perUser: 41.99 },
  });
});

test('of equally cheap combinations it names the one of the fewest purchases', () => {
  const prices = firstPriceBook.currencies.PLN;
  const packs = [3, 4].map((months) => ({ months, total: 10 * months, perMonth: 10 }));
  const comfort = { ...prices.comfort, flexPerMonth: 10, packs };
  const book = { ...firstPriceBook, currencies: { ...firstPriceBook.currencies, PLN: { ...prices, comfort } } };
  // Not the longest pack and two months of flex.
  expect(cheapestCombination(book, { currency: 'PLN', months: 6 })).toEqual({
    parts: [{ kind: 'pack', months: 3, count: 2 }],
    perUser: 60,
  });
});

test('there is a hint exactly where Comfort has no price of its own', () => {
  for (const currency of currencies) {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const hinted = months.filter((month) => betterPriceHint(firstPriceBook, { currency, months: month }));
    expect(hinted).toEqual([4, 5, 7, 8, 9, 10, 11]);
  }
});

test('equal parts are counted, and the fewest purchases win a tie', () => {
  const book = (packs: readonly { months: number; total: number }[]): PriceBook => {
    const prices = firstPriceBook.currencies.PLN;
    const comfort = { ...prices.comfort, packs: packs.map((pack) => ({ ...pack, perMonth: 1 })), flexPerMonth: 10 };
    return { ...firstPriceBook, currencies: { ...firstPriceBook.currencies, PLN: { ...prices, comfort } } };
  };
  expect(cheapestCombination(book([{ months: 2, total: 15 }]), { currency: 'PLN', months: 5 })).toEqual({
    parts: [
      { kind: 'pack', months: 2, count: 2 },
      { kind: 'flex', months: 1, count: 1 },
    ],
    perUser: 40,
  });
  const tied = book([
    { months: 2, total: 15 },
    { months: 4, total: 30 },
  ]);
  expect(cheapestCombination(tied, { currency: 'PLN', months: 4 }).parts).toEqual([
    { kind: 'pack', months: 4, count: 1 },
  ]);
});

test('a longer pack alone is a hint too', () => {
  const prices = firstPriceBook.currencies.PLN;
  const comfort = { ...prices.comfort, packs: [{ months: 3, perMonth: 1, total: 50 }] };
  const book = { ...firstPriceBook, currencies: { ...firstPriceBook.currencies, PLN: { ...prices, comfort } } };
  expect(betterPriceHint(book, { currency: 'PLN', months: 1 })).toEqual({
    parts: [{ kind: 'flex', months: 1, count: 1 }],
    perUser: 69,
    savingsPerUser: 0,
    longerPack: { months: 3, perUser: 50 },
  });
});

test('the search finds what trying everything finds, and its parts make the months', () => {
  fc.assert(
    fc.property(anyBook, anyMonths, (book, months) => {
      const { parts, perUser } = cheapestCombination(book, { currency: 'PLN', months });
      expect(perUser).toBe(cheapestByTryingAll(book, months));
      expect(parts.reduce((total, part) => total + part.months * part.count, 0)).toBe(months);
    }),
  );
});

test('a hint never costs more than the price that it improves', () => {
  fc.assert(
    fc.property(anyBook, anyCurrency, anyMonths, (book, currency, months) => {
      const quoted = comfortPrice(book, { currency, employees: 5, months }).perUserCost;
      const hint = betterPriceHint(book, { currency, months });
      if (!hint) return;
      expect(hint.perUser).toBeLessThanOrEqual(quoted);
      if (hint.longerPack) expect(hint.longerPack.perUser).toBeLessThan(hint.perUser);
      expect(hint.savingsPerUser > 0 || hint.longerPack !== null).toBe(true);
    }),
  );
});

test.each([0, 13, 2.5])('%d months are refused', (months) => {
  expect(() => betterPriceHint(firstPriceBook, { currency: 'PLN', months })).toThrow(RangeError);
});
