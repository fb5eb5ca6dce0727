import { currencies, firstPriceBook, type WholeNumberRange } from '../index.js';
import { toMinor } from '../money.js';

/** Every whole number that the ranges name, as often as they name it. */
function numbersIn(ranges: readonly WholeNumberRange[]): number[] {
  return ranges.flatMap(({ min, max }) => Array.from({ length: max - min + 1 }, (_, index) => min + index));
}

const allMonths = numbersIn([firstPriceBook.months]);

test('contracts last 1 to 12 months', () => expect(allMonths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));

test('every month has one duration modifier, and a longer contract never a worse one', () => {
  const { durationModifiers } = firstPriceBook;
  expect(numbersIn(durationModifiers)).toEqual(allMonths);
  const modifiers = durationModifiers.map(({ modifier }) => modifier);
  expect(modifiers).toEqual([...modifiers].sort((one, other) => other - one));
  expect(new Set(durationModifiers.map(({ key }) => key)).size).toBe(durationModifiers.length);
});

test('a modifier is shown in the colour of its sign', () => {
  for (const { modifier, colour } of firstPriceBook.durationModifiers) {
    expect(colour).toBe(modifier > 0 ? 'surcharge' : modifier < 0 ? 'discount' : 'neutral');
  }
});

test('every month has one 2025 rate, between nothing and the whole', () => {
  expect(numbersIn(firstPriceBook.rates2025)).toEqual(allMonths);
  for (const { discount } of firstPriceBook.rates2025) {
    expect(discount).toBeGreaterThanOrEqual(0);
    expect(discount).toBeLessThanOrEqual(10_000);
  }
});

test('the participation range ends on a step and holds its default', () => {
  const { min, max, step, default: usual } = firstPriceBook.comfort.participation;
  expect((max - min) % step).toBe(0);
  expect((usual - min) % step).toBe(0);
  expect(usual).toBeGreaterThanOrEqual(min);
  expect(usual).toBeLessThanOrEqual(max);
});

test('the minimum of seats is itself on sale', () => {
  expect(firstPriceBook.comfort.minimumSeats % firstPriceBook.comfort.seatMultiple).toBe(0);
});

test('only USD is an estimate, from EUR', () => {
  const estimates = currencies.map((currency) => [currency, firstPriceBook.currencies[currency].estimatedFrom]);
  expect(estimates.filter(([, from]) => from)).toEqual([['USD', 'EUR']]);
});

describe.each(currencies)('%s', (currency) => {
  const prices = firstPriceBook.currencies[currency];
  const { packs, addOns, flexPerMonth } = prices.comfort;

  test('tiers are contiguous from one user, and more users never cost less', () => {
    let next = 1;
    let lastFee = 0;
    for (const { min, max, fee } of prices.tiers) {
      expect(min).toBe(next);
      expect(max).toBeGreaterThanOrEqual(min);
      expect(fee).toBeGreaterThan(lastFee);
      next = max + 1;
      lastFee = fee;
    }
    expect(next).toBe(3001);
  });

  test('every amount is positive and has at most two decimals', () => {
    const amounts = [
      prices.startupFee,
      prices.minimumTotal,
      prices.comfortSuggestionLimit,
      ...prices.tiers.map(({ fee }) => fee),
      flexPerMonth,
      ...packs.flatMap(({ perMonth, total }) => [perMonth, total]),
      addOns.webinar,
      addOns.consultation,
      addOns.customContract,
      addOns.promotionalMaterials,
      ...addOns.engagementFeatures,
    ];
    for (const amount of amounts) expect(toMinor(amount)).toBeGreaterThan(0);
  });

  test('packs come by length: 2, 3, 6 and 12 months, each dearer in total and cheaper by the month', () => {
    expect(packs.map(({ months }) => months)).toEqual([2, 3, 6, 12]);
    let previous = { total: 0, perMonth: flexPerMonth };
    for (const pack of packs) {
      expect(pack.total).toBeGreaterThan(previous.total);
      expect(pack.perMonth).toBeLessThan(previous.perMonth);
      previous = pack;
    }
  });

  test('a pack is cheaper than as many months of flex, and its monthly figure is its total over its months', () => {
    for (const { months, perMonth, total } of packs) {
      expect(total).toBeLessThan(flexPerMonth * months);
      // The specification's monthly figures are rounded to the eye, not to the minor unit.
      expect(Math.abs(total / months - perMonth)).toBeLessThan(perMonth * 0.01);
    }
  });

  test('higher engagement levels cost more', () => {
    expect(addOns.engagementFeatures).toEqual([...addOns.engagementFeatures].sort((one, other) => one - other));
  });
});
