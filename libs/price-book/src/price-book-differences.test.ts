import { firstPriceBook, priceBookContent } from '@programme/pricing';
import { priceBookDifferences } from './index.js';
import { type MutablePriceBook } from './testing/index.js';

const content2026 = priceBookContent(firstPriceBook);

test('differences name each figure with both values', () => {
  const book = structuredClone(content2026) as MutablePriceBook;
  book.year = 2027;
  book.currencies.PLN.tiers.pop();
  expect(priceBookDifferences(content2026, book)).toEqual([
    { path: 'year', before: 2026, after: 2027 },
    { path: 'currencies.PLN.tiers.15.min', before: 2001, after: null },
    { path: 'currencies.PLN.tiers.15.max', before: 3000, after: null },
    { path: 'currencies.PLN.tiers.15.fee', before: 40000, after: null },
  ]);
  expect(priceBookDifferences(book, structuredClone(book))).toEqual([]);
});
