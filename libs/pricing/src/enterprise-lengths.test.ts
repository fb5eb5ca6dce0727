import fc from 'fast-check';
import {
  currencies,
  firstPriceBook,
  enterpriseLengths,
  enterpriseLengthsByMonth,
  enterprisePrice,
  enterprisePriceByMonth,
  longerForNoMore,
} from './index.js';

const anyCurrency = fc.constantFrom(...currencies);
const anyUsers = fc.integer({ min: 1, max: 5000 });

test('lists every contract length with the price of the calculator', () => {
  fc.assert(
    fc.property(anyCurrency, anyUsers, (currency, activeUsers) => {
      const lengths = enterpriseLengths(firstPriceBook, { currency, activeUsers });
      expect(lengths.map(({ months }) => months)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const length of lengths) {
        expect(enterprisePrice(firstPriceBook, { currency, activeUsers, months: length.months })).toMatchObject({
          finalTotal: length.finalTotal,
          monthlyPayment: length.monthlyPayment,
        });
      }
    }),
  );
});

test('by month, a shorter contract has the first months and a longer one goes on with further users', () => {
  const anyMonths = fc.array(anyUsers, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyCurrency, anyMonths, anyUsers, (currency, activeUsersByMonth, furtherUsers) => {
      const lengths = enterpriseLengthsByMonth(firstPriceBook, { currency, activeUsersByMonth, furtherUsers });
      expect(lengths).toHaveLength(12);
      for (const { months, finalTotal } of lengths) {
        const further = Array<number>(Math.max(0, months - activeUsersByMonth.length)).fill(furtherUsers);
        const users = [...activeUsersByMonth.slice(0, months), ...further];
        expect(finalTotal).toBe(
          enterprisePriceByMonth(firstPriceBook, { currency, activeUsersByMonth: users }).finalTotal,
        );
      }
    }),
  );
});

test.each([
  // 130 users in PLN: 11 × 6 400 × 0.7 = 49 280, 12 × 6 400 × 0.6 = 46 080.
  { activeUsers: 130, months: 11, longer: 12 },
  { activeUsers: 130, months: 6, longer: null },
  { activeUsers: 130, months: 12, longer: null },
  // 50 users in PLN: 10 000 + 5 × 2 550 = 22 750 is raised to 25 000, as 1 to 4 months are; 6 × 2 250 come to 23 500.
  { activeUsers: 50, months: 1, longer: 6 },
  // Not among the lengths.
  { activeUsers: 50, months: 0, longer: null },
])('$months months for $activeUsers users: no dearer length is $longer', ({ activeUsers, months, longer }) => {
  const lengths = enterpriseLengths(firstPriceBook, { currency: 'PLN', activeUsers });
  expect(longerForNoMore(lengths, months)?.months ?? null).toBe(longer);
});

test('a longer contract is never named when it costs more', () => {
  fc.assert(
    fc.property(anyCurrency, anyUsers, fc.integer({ min: 1, max: 12 }), (currency, activeUsers, months) => {
      const lengths = enterpriseLengths(firstPriceBook, { currency, activeUsers });
      const longer = longerForNoMore(lengths, months);
      const total = lengths[months - 1]?.finalTotal ?? NaN;
      const better = lengths.filter((length) => length.months > months && length.finalTotal <= total);
      expect(longer).toEqual(better.at(-1) ?? null);
    }),
  );
});
