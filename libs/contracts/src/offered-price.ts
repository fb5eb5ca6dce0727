import type { OfferedPackage } from './offer-decision.schema.js';
import type { Quote } from './quote.response.js';

type Totals = { readonly listTotal: number; readonly total: number };

/**
 * The totals of a package of a quote for a length, before and after the quote's discount; `undefined` for what the quote
 * does not offer: another package, or a length that is neither its own nor a neighbour.
 */
export function offeredPrice({ monthsCount, calculatedPrices }: Quote, name: OfferedPackage, months: number) {
  const length =
    months === monthsCount ? calculatedPrices : calculatedPrices.options.find((option) => option.months === months);
  if (name === 'enterprise') {
    const price = length?.enterprise;
    return price && ({ listTotal: price.finalTotal, total: price.discountedTotal } satisfies Totals);
  }
  const price = length?.comfort;
  return price && ({ listTotal: price.totalCost, total: price.discountedTotal } satisfies Totals);
}
