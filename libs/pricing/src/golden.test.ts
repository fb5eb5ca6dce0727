import golden from '../golden/prices.json' with { type: 'json' };
import {
  cheapestCombination,
  comfortPrice,
  comfortSeats,
  firstPriceBook,
  discountedTotal,
  enterprisePrice,
  enterprisePriceByMonth,
  isCurrency,
  sheet2025Price,
  type Currency,
  type DiscountType,
} from './index.js';

function currencyOf({ currency }: { currency: string }): Currency {
  if (!isCurrency(currency)) throw new Error(`The golden file names an unknown currency: ${currency}`);
  return currency;
}

/** The golden file keeps fractions of a minor unit; the engine rounds them, ties half up. */
function rounded<Value>(amount: Value): Value | number {
  return typeof amount === 'number' ? Math.round(Number((amount * 100).toPrecision(15))) / 100 : amount;
}

function roundedAll(expected: object): object {
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, rounded(value)]));
}

test('an average keeps its 2 decimals, as the file has it', () => {
  const { avgPerParticipantPerMonth } = enterprisePrice(firstPriceBook, {
    currency: 'PLN',
    activeUsers: 50,
    months: 3,
  });
  expect(avgPerParticipantPerMonth).toBe(166.67);
});

test('the file has cases of every kind', () => {
  const counts = Object.values(golden).map((cases) => cases.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test.each(golden.enterprise)(
  'Enterprise: $currency, $activeUsers users, $months months',
  ({ expect: price, ...input }) => {
    const result = enterprisePrice(firstPriceBook, { ...input, currency: currencyOf(input) });
    expect(result).toMatchObject(roundedAll(price));
  },
);

test.each(golden.startupFeeOverride)(
  'Startup fee override: $currency, $activeUsers users, $months months, $startupFeeOverride',
  ({ expect: price, ...input }) => {
    const result = enterprisePrice(firstPriceBook, { ...input, currency: currencyOf(input) });
    expect(result).toMatchObject(roundedAll(price));
  },
);

test.each(golden.advanced)('Advanced: $currency, $perMonth', ({ expect: price, perMonth, ...input }) => {
  const { monthlyBreakdown, ...result } = enterprisePriceByMonth(firstPriceBook, {
    currency: currencyOf(input),
    activeUsersByMonth: perMonth,
  });
  expect(result).toMatchObject(roundedAll(price));
  expect(monthlyBreakdown).toHaveLength(perMonth.length);
});

test.each(golden.comfort)('Comfort: $currency, $employees employees, $months months', ({ expect: price, ...input }) => {
  const result = comfortPrice(firstPriceBook, { ...input, currency: currencyOf(input) });
  expect(result).toMatchObject(price);
});

test.each(golden.discount)('Discount: $total, $type $value', ({ total, type, value, expect: discounted }) => {
  expect(discountedTotal(total, { type: type as DiscountType, value })).toBe(discounted);
});

test.each(golden.sheet2025)(
  '2025 sheet: $currency, $activeUsers users, $months months',
  ({ expect: price, ...input }) => {
    const result = sheet2025Price(firstPriceBook, { ...input, currency: currencyOf(input) });
    expect(result).toMatchObject(roundedAll(price));
  },
);

test.each(golden.automaticSeats)('Seats: $participation % of $companySize', ({ expect: seats, ...input }) => {
  expect(comfortSeats(firstPriceBook, { method: 'automatic', ...input }).seats).toBe(seats);
});

test.each(golden.cheapestExactCombination)('Cheapest combination: $currency, $months months', (expected) => {
  const { parts, perUser } = cheapestCombination(firstPriceBook, {
    currency: currencyOf(expected),
    months: expected.months,
  });
  const lengths = parts.flatMap(({ months, count }) => new Array<number>(count).fill(months));
  expect({ perUser, lengths }).toEqual({ perUser: expected.perUser, lengths: expected.parts });
});
