import { comfortSummary, type ComfortSummaryInput, type PriceBook } from '@programme/pricing';

/** What a plan costs by another price book, in major units; null where that book does not have its pack or its seats. */
export function comfortTotal(priceBook: PriceBook, input: ComfortSummaryInput): number | null {
  try {
    return comfortSummary(priceBook, input).totalCost;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
