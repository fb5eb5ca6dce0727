import { firstPriceBook, priceBookContent } from '@programme/pricing';
import { canonicalJson } from './canonical-json.js';

const content2026 = priceBookContent(firstPriceBook);

test('the order in which a book’s fields were written does not change its canonical text', () => {
  const { year, ...rest } = content2026;
  expect(canonicalJson({ ...rest, year })).toBe(canonicalJson(content2026));
  expect(canonicalJson({ b: [1, { d: 1, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":1}]}');
});
