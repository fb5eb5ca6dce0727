import { firstPriceBook } from '@programme/pricing';
import { approvedDiscounts, quotedDiscounts, unapprovedDiscounts } from './discount-approval.js';
import { quoteFields } from './quote.schema.js';

const quote = (percent: number, activeUsers = 120, monthsCount = 6) =>
  quoteFields({
    packageType: 'enterprise',
    activeUsers,
    monthsCount,
    discountType: 'percentage',
    discountValue: percent,
  });

const options = (...quotes: ReturnType<typeof quote>[]) =>
  quotes.flatMap((one) => quotedDiscounts(firstPriceBook, one, 'PLN'));

test('A quote has a discount for each length that it offers', () => {
  const option = { currency: 'PLN', package: 'enterprise', people: 120, discount: 25 };
  expect(options(quote(25))).toEqual([6, 5, 7].map((months) => ({ ...option, months })));
});

test('Above the limit needs approval, the limit itself does not, and without a limit nothing does', () => {
  expect(unapprovedDiscounts(options(quote(25)), [], 25)).toEqual([]);
  expect(unapprovedDiscounts(options(quote(25.01)), [], 25)).toHaveLength(3);
  expect(unapprovedDiscounts(options(quote(100)), [], null)).toEqual([]);
  expect(unapprovedDiscounts(options(quote(0)), [], 0)).toEqual([]);
});

describe('What was approved', () => {
  const approved = approvedDiscounts(options(quote(25)), []);

  test.each([
    ['as much', quote(25)],
    ['less', quote(24.99)],
  ])('needs no other approval for %s', (_name, now) => {
    expect(unapprovedDiscounts(options(now), approved, 10)).toEqual([]);
  });

  test.each([
    ['more', quote(25.01), 3],
    ['more people', quote(25, 121), 3],
    ['lengths that were not on offer', quote(25, 120, 7), 1],
  ])('needs another one for %s', (_name, now, count) => {
    expect(unapprovedDiscounts(options(now), approved, 10)).toHaveLength(count);
  });

  test('stays with an option that has less later, and goes with one that is no longer offered', () => {
    const later = approvedDiscounts(options(quote(20), quote(30, 200)), approved);
    expect(later.filter(({ people }) => people === 120).map(({ discount }) => discount)).toEqual([25, 25, 25]);
    expect(approvedDiscounts(options(quote(30, 200)), later).every(({ people }) => people === 200)).toBe(true);
  });

  test('of two quotes for the same is the higher one', () => {
    expect(approvedDiscounts(options(quote(20), quote(30)), []).map(({ discount }) => discount)).toEqual([30, 30, 30]);
    expect(approvedDiscounts(options(quote(0)), [])).toEqual([]);
  });
});
