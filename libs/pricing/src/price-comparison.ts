import { toMinorFromZero } from './input-checks.js';
import { roundToMinor, shareOf, subtract, toMajor } from './money.js';

export interface PriceComparisonInput {
  /** Final total of the 2026 price; major units, zero or more, at most two decimals. */
  readonly total2026: number;
  /** `value2025` of the 2025 price; major units, any number of decimals. */
  readonly total2025: number;
}

/** What the 2026 price saves against 2025 (S1 §3). */
export interface PriceComparison {
  /** Major units. */
  readonly savingsAmount: number;
  /** Percent of the 2025 total, at most two decimals. */
  readonly savingsPercentage: number;
}

/**
 * The savings comparison; null unless the 2026 total is below the 2025 total (S1 §9).
 *
 * @throws RangeError for a 2026 total outside that range, and for a 2025 total that is not finite
 */
export function comparePrices({ total2026, total2025 }: PriceComparisonInput): PriceComparison | null {
  const before = roundToMinor(total2025);
  const savings = subtract(before, toMinorFromZero('total2026', total2026));
  if (savings <= 0) return null;
  return { savingsAmount: toMajor(savings), savingsPercentage: shareOf(savings, before) / 100 };
}
