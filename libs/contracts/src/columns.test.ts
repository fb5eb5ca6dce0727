import fc from 'fast-check';
import { firstPriceBook } from '@programme/pricing';
import { fromColumns, toColumns, type Json } from './columns.js';

const row = fc.record({ min: fc.integer(), max: fc.integer(), name: fc.string() });

const value: fc.Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(row, { maxLength: 4 }),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree'), { noNullPrototype: true }),
  ),
})).tree;

test('columns bring back what they were made of', () => {
  fc.assert(fc.property(value, (any) => expect(fromColumns(toColumns(any))).toEqual(any)));
});

test('a price book comes back, and is shorter by a third on its way', () => {
  const book = firstPriceBook as unknown as Json;
  const packed = JSON.stringify(toColumns(book));
  expect(fromColumns(JSON.parse(packed) as Json)).toEqual(firstPriceBook);
  expect(packed.length).toBeLessThan((JSON.stringify(book).length * 2) / 3);
});
