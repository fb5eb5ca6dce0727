import type { PricingTier } from '../price-book.js';

/** Active-user ranges of the monthly fee (S1 §9); every currency has the same ones. */
const ranges = [
  [1, 50],
  [51, 100],
  [101, 125],
  [126, 150],
  [151, 200],
  [201, 250],
  [251, 300],
  [301, 400],
  [401, 500],
  [501, 600],
  [601, 700],
  [701, 800],
  [801, 1000],
  [1001, 1500],
  [1501, 2000],
  [2001, 3000],
] as const;

type OneForEach<Rows extends readonly unknown[]> = { readonly [Index in keyof Rows]: number };

/** Tiers from one fee for each range, in order: a list that is too short or too long does not compile. */
export function tiers(fees: OneForEach<typeof ranges>): readonly PricingTier[] {
  return ranges.map(([min, max], index) => {
    const fee = fees[index];
    // The type of `fees` rules this out; the compiler does not see it through the index.
    if (fee === undefined) throw new RangeError(`No fee for the tier from ${min} to ${max} users`);
    return { min, max, fee };
  });
}
