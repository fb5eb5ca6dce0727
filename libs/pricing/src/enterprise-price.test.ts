import fc from 'fast-check';
import {
  currencies,
  firstPriceBook,
  enterprisePrice,
  enterprisePriceByMonth,
  enterpriseTotal,
  type PriceBook,
} from './index.js';
import { sum, toMajor, toMinor } from './money.js';

const anyCurrency = fc.constantFrom(...currencies);
const anyUsers = fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 1_000_000 }));
const anyMonths = fc.integer({ min: 1, max: 12 });
const anyUsersByMonth = fc.array(anyUsers, { minLength: 1, maxLength: 12 });

/** Fees and modifiers that leave fractions of a minor unit behind; the real book leaves none. */
const crookedBook: PriceBook = {
  ...firstPriceBook,
  durationModifiers: [{ key: 'all', min: 1, max: 12, modifier: -1234, colour: 'discount' }],
  currencies: {
    ...firstPriceBook.currencies,
    EUR: {
      ...firstPriceBook.currencies.EUR,
      tiers: [
        { min: 1, max: 10, fee: 33.33 },
        { min: 11, max: 20, fee: 99.99 },
      ],
    },
  },
};

test.each([
  [1, 0.6, -60],
  [2, 0.25, -25],
  [3, 0, 0],
  [4, -0.15, 15],
  [5, -0.15, 15],
  [6, -0.25, 25],
  [8, -0.25, 25],
  [9, -0.3, 30],
  [11, -0.3, 30],
  [12, -0.4, 40],
])('%d months have the modifier %d, shown as %d %%', (months, modifier, discountPercentage) => {
  const price = enterprisePrice(firstPriceBook, { currency: 'PLN', activeUsers: 100, months });
  expect(price).toMatchObject({ modifier, discountPercentage });
});

test('a total of exactly the minimum was not adjusted', () => {
  const price = enterprisePrice(firstPriceBook, {
    currency: 'PLN',
    activeUsers: 50,
    months: 3,
    startupFeeOverride: 16_000,
  });
  expect(price).toMatchObject({ baseTotal: 25_000, finalTotal: 25_000, wasAdjustedToMinimum: false });
});

test.each([
  [null, 10_000],
  [undefined, 10_000],
  [0, 0],
  [123.45, 123.45],
])('a startup fee override of %p makes the startup fee %d', (startupFeeOverride, startupFee) => {
  const price = enterprisePrice(firstPriceBook, { currency: 'PLN', activeUsers: 50, months: 12, startupFeeOverride });
  expect(price.startupFee).toBe(startupFee);
});

test('the last month carries what rounding leaves over', () => {
  const price = enterprisePriceByMonth(crookedBook, { currency: 'EUR', activeUsersByMonth: [1, 2, 3] });
  expect(price).toMatchObject({ monthlyFee: 33.33, totalMonthlyFees: 87.65, monthlyPayment: 29.22 });
  expect(price.monthlyBreakdown).toEqual([
    { month: 1, au: 1, fee: 33.33, total: 29.22 },
    { month: 2, au: 2, fee: 33.33, total: 29.22 },
    { month: 3, au: 3, fee: 33.33, total: 29.21 },
  ]);
});

test('the breakdown adds up to the monthly fees exactly', () => {
  fc.assert(
    fc.property(fc.constantFrom(firstPriceBook, crookedBook), anyCurrency, anyUsersByMonth, (book, currency, users) => {
      const price = enterprisePriceByMonth(book, { currency, activeUsersByMonth: users });
      const total = sum(price.monthlyBreakdown.map((month) => toMinor(month.total)));
      expect(toMajor(total)).toBe(price.totalMonthlyFees);
      expect(price.monthlyBreakdown.map(({ au }) => au)).toEqual(users);
    }),
  );
});

test('equal users in all months make the plain price', () => {
  fc.assert(
    fc.property(anyCurrency, anyUsers, anyMonths, (currency, activeUsers, months) => {
      const activeUsersByMonth = new Array<number>(months).fill(activeUsers);
      const { monthlyBreakdown, ...byMonth } = enterprisePriceByMonth(firstPriceBook, {
        currency,
        activeUsersByMonth,
      });
      expect(byMonth).toEqual(enterprisePrice(firstPriceBook, { currency, activeUsers, months }));
      for (const { total } of monthlyBreakdown) expect(total).toBe(byMonth.monthlyPayment);
    }),
  );
});

test('a total is never under the minimum, nor under what it is made of', () => {
  const anyOverride = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 100));
  fc.assert(
    fc.property(anyCurrency, anyUsers, anyMonths, anyOverride, (currency, activeUsers, months, startupFeeOverride) => {
      const price = enterprisePrice(firstPriceBook, { currency, activeUsers, months, startupFeeOverride });
      const minimum = firstPriceBook.currencies[currency].minimumTotal;
      expect(price.finalTotal).toBe(Math.max(price.baseTotal, minimum));
      expect(price.wasAdjustedToMinimum).toBe(price.baseTotal < minimum);
      expect(toMinor(price.baseTotal)).toBe(toMinor(price.startupFee) + toMinor(price.totalMonthlyFees));
    }),
  );
});

test('more users never cost less', () => {
  fc.assert(
    fc.property(anyCurrency, anyUsers, fc.nat(2000), anyMonths, (currency, activeUsers, more, months) => {
      const price = enterprisePrice(firstPriceBook, { currency, activeUsers, months });
      const larger = enterprisePrice(firstPriceBook, { currency, activeUsers: activeUsers + more, months });
      expect(larger.finalTotal).toBeGreaterThanOrEqual(price.finalTotal);
    }),
  );
});

test('no number of the result is a negative zero', () => {
  const price = enterprisePrice(firstPriceBook, {
    currency: 'EUR',
    activeUsers: 1,
    months: 3,
    startupFeeOverride: -0,
  });
  for (const value of Object.values(price)) expect(value).not.toBe(-0);
});

describe('invalid input is refused', () => {
  const valid = { currency: 'PLN', activeUsers: 10, months: 3 } as const;

  test.each([
    { activeUsers: 0 },
    { activeUsers: -1 },
    { activeUsers: 2.5 },
    { activeUsers: NaN },
    { activeUsers: Infinity },
    { activeUsers: '10' as unknown as number },
    { months: 0 },
    { months: 13 },
    { months: 1.5 },
    { months: NaN },
    { startupFeeOverride: -1 },
    { startupFeeOverride: -0.01 },
    { startupFeeOverride: 1.001 },
    { startupFeeOverride: NaN },
    { startupFeeOverride: Infinity },
    { currency: 'GBP' as 'PLN' },
    { currency: 'toString' as 'PLN' },
  ])('%p', (change) => {
    expect(() => enterprisePrice(firstPriceBook, { ...valid, ...change })).toThrow(RangeError);
  });

  test.each([[[]], [new Array<number>(13).fill(10)], [[10, 0]], [[10, 2.5]], [[10, NaN, 10]]])(
    'users by month: %p',
    (activeUsersByMonth) => {
      expect(() => enterprisePriceByMonth(firstPriceBook, { currency: 'PLN', activeUsersByMonth })).toThrow(RangeError);
    },
  );
});

test('the parts that a screen lists add up to the totals exactly', () => {
  fc.assert(
    fc.property(anyCurrency, anyUsersByMonth, (currency, activeUsersByMonth) => {
      const price = enterprisePriceByMonth(firstPriceBook, { currency, activeUsersByMonth });
      const minor = (amount: number) => Number(toMinor(amount));
      expect(minor(price.feesBeforeModifier) + minor(price.modifierAmount)).toBe(minor(price.totalMonthlyFees));
      expect(minor(price.startupFee) + minor(price.totalMonthlyFees)).toBe(minor(price.baseTotal));
      expect(minor(price.baseTotal) + minor(price.minimumAdjustment)).toBe(minor(price.finalTotal));
      expect(price.minimumAdjustment > 0).toBe(price.wasAdjustedToMinimum);
    }),
  );
});

test('the total alone is that of the whole price', () => {
  fc.assert(
    fc.property(anyCurrency, anyUsers, anyMonths, (currency, activeUsers, months) => {
      const input = { currency, activeUsers, months };
      expect(enterpriseTotal(crookedBook, input)).toBe(enterprisePrice(crookedBook, input).finalTotal);
    }),
  );
});
