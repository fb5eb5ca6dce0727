import type { ComfortPart, QuotedComfort } from '@programme/pricing';
import { betterPriceLines, partName, planName } from './better-price-lines';
import { spaced, wordsOf } from './offer-view.fixture';

test.each<[ComfortPart, string]>([
  [{ kind: 'pack', months: 3, count: 1 }, '3-month Pack'],
  [{ kind: 'pack', months: 3, count: 2 }, '2 × 3-month Pack'],
  [{ kind: 'flex', months: 1, count: 1 }, '1 Monthly Flex'],
  [{ kind: 'flex', months: 1, count: 2 }, '2 Monthly Flex'],
])('A part %j is called %s', (part, name) => {
  expect(partName(part, wordsOf())).toBe(name);
});

test.each([
  [3, 3, '3-month Pack'],
  [4, null, '4 Monthly Flex'],
  [1, null, '1 Monthly Flex'],
])('%d months of a pack of %s months are bought as %s', (months, packMonths, name) => {
  expect(planName(months, packMonths, wordsOf())).toBe(name);
});

const price: QuotedComfort = {
  seats: 10,
  baseCost: 3450,
  totalCost: 3450,
  perUserCost: 345,
  monthlyRate: 69,
  packMonths: null,
  discountedTotal: 3450,
  betterPrice: null,
};
const betterPrice = {
  parts: [
    { kind: 'pack', months: 2, count: 2 },
    { kind: 'flex', months: 1, count: 1 },
  ],
  perUser: 305,
  savingsPerUser: 40,
  longerPack: { months: 6, perUser: 150 },
} as const;
const combination =
  '2 × 2-month Pack + 1 Monthly Flex costs 305 zł per user instead of 345 zł, which saves 40 zł for the same 5 months.';
const longer = 'The 6-month Pack runs longer and costs only 150 zł per user.';
const listPrices = 'These are prices before any discount.';

test.each<[string, Partial<QuotedComfort>, readonly string[]]>([
  ['nothing is better', {}, []],
  ['nothing is better, whatever the discount', { discountedTotal: 3000 }, []],
  ['both are better', { betterPrice }, [combination, longer]],
  ['a combination alone is better', { betterPrice: { ...betterPrice, longerPack: null } }, [combination]],
  ['a longer pack alone is better', { betterPrice: { ...betterPrice, savingsPerUser: 0 } }, [longer]],
  [
    'a combination saves the least there is',
    { betterPrice: { ...betterPrice, savingsPerUser: 1, longerPack: null } },
    [combination.replace('saves 40', 'saves 1')],
  ],
  ['a discount is given', { betterPrice, discountedTotal: 3449 }, [combination, longer, listPrices]],
  // A discount of 0 can round a total up (decision P10).
  ['a total is rounded up', { betterPrice, discountedTotal: 3451 }, [combination, longer]],
])('Where %s', (_name, change, lines) => {
  expect(betterPriceLines({ ...price, ...change }, 5, wordsOf()).map(spaced)).toEqual(lines);
});
