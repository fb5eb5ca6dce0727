import fc from 'fast-check';
import { discountedTotal, type Discount } from './index.js';

const anyTotal = fc.integer({ min: 0, max: 100_000_000_000 }).map((units) => units / 100);
const anyPercentage = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);

test.each<[number, Discount | undefined, number]>([
  [1049.65, undefined, 1049.65],
  [1049.65, {}, 1049.65],
  [1049.65, { type: null, value: 10 }, 1049.65],
  [1049.65, { type: 'none', value: 10 }, 1049.65],
  [1049.65, { type: 'percentage', value: null }, 1049.65],
  [1049.65, { type: 'amount' }, 1049.65],
  [1049.65, { type: 'percentage', value: 0 }, 1050],
  [1049.65, { type: 'amount', value: 0 }, 1050],
  [1049.65, { type: 'percentage', value: 100 }, 0],
  [1049.65, { type: 'percentage', value: 12.5 }, 918],
  [1049.65, { type: 'amount', value: 1049.66 }, 0],
  [1049.65, { type: 'amount', value: 49.16 }, 1000],
  [1049.65, { type: 'amount', value: 49.15 }, 1001],
  [25_005, { type: 'percentage', value: 10 }, 22_505],
])('%d less %p is %d', (total, discount, expected) => expect(discountedTotal(total, discount)).toBe(expected));

test('a discounted total is a whole number between 0 and the total, rounding aside', () => {
  const anyDiscount = fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), value: anyPercentage }),
    fc.record({ type: fc.constant('amount' as const), value: anyTotal }),
  );
  fc.assert(
    fc.property(anyTotal, anyDiscount, (total, discount) => {
      const discounted = discountedTotal(total, discount);
      expect(Number.isInteger(discounted)).toBe(true);
      expect(discounted).toBeGreaterThanOrEqual(0);
      expect(discounted).toBeLessThanOrEqual(Math.round(total));
    }),
  );
});

test('more percent never cost more', () => {
  fc.assert(
    fc.property(anyTotal, anyPercentage, anyPercentage, (total, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const discounted = (value: number) => discountedTotal(total, { type: 'percentage', value });
      expect(discounted(more)).toBeLessThanOrEqual(discounted(less));
    }),
  );
});

test.each<[number, Discount]>([
  [-1, {}],
  [NaN, {}],
  [100.001, {}],
  [100, { type: 'percentage', value: -1 }],
  [100, { type: 'percentage', value: 100.01 }],
  [100, { type: 'percentage', value: 33.333 }],
  [100, { type: 'percentage', value: NaN }],
  [100, { type: 'amount', value: -0.01 }],
  [100, { type: 'amount', value: 0.001 }],
  [100, { type: 'amount', value: Infinity }],
])('%d less %p is refused', (total, discount) => expect(() => discountedTotal(total, discount)).toThrow(RangeError));
