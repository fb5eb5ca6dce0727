import { comfortPrice } from './comfort-price.js';
import { neighbours } from './contract-length.js';
import { exactTotal, type Discount } from './discount.js';
import { enterprisePrice } from './enterprise-price.js';
import { toMajor, toMinor, wholeInBasisPoints, type Minor } from './money.js';
import type { PriceBook } from './price-book.js';
import type { QuoteTerms } from './quote-prices.js';

/** How much less a client pays for one option of a quote than the price book says. */
export type OptionDiscount = {
  readonly package: 'enterprise' | 'comfort';
  readonly months: number;
  /** Percent, 0 to 100, to two decimals. */
  readonly discount: number;
};

/**
 * The effective discount of each option that a quote offers: its own length first, then the neighbouring ones (P11).
 * It is measured against the price without discount and at the list's startup fee, so that a lower fee counts as well.
 * What a higher fee adds is set off against it, but no discount is below 0. The rounding to whole units is none. Digits
 * behind the second decimal are rounded up: above a limit of two decimals is what is above it exactly.
 *
 * @throws RangeError for terms that `quotePrices` refuses
 */
export function effectiveDiscounts(priceBook: PriceBook, terms: QuoteTerms): readonly OptionDiscount[] {
  return [terms.months, ...neighbours(priceBook, terms.months)].flatMap((months) =>
    discountsOf(priceBook, terms, months),
  );
}

/** The largest of some discounts; 0 of none. */
export const largestDiscount = (options: readonly Pick<OptionDiscount, 'discount'>[]): number =>
  Math.max(0, ...options.map(({ discount }) => discount));

function discountsOf(
  priceBook: PriceBook,
  { currency, enterprise, comfort }: QuoteTerms,
  months: number,
): OptionDiscount[] {
  const options: OptionDiscount[] = [];
  if (enterprise) {
    const { activeUsers, startupFeeOverride, discount } = enterprise;
    const input = { currency, activeUsers, months };
    const list = enterprisePrice(priceBook, input).finalTotal;
    const asked = enterprisePrice(priceBook, { ...input, startupFeeOverride }).finalTotal;
    options.push({ package: 'enterprise', months, discount: percentOff(list, asked, discount) });
  }
  if (comfort) {
    const { employees, discount } = comfort;
    const list = comfortPrice(priceBook, { currency, employees, months }).totalCost;
    options.push({ package: 'comfort', months, discount: percentOff(list, list, discount) });
  }
  return options;
}

/**
 * @param list what the price book says, in major units
 * @param asked what the discount is taken off
 */
function percentOff(list: number, asked: number, discount: Discount): number {
  const full = BigInt(toMinor(list));
  if (full === 0n) return 0;
  const off = full * BigInt(wholeInBasisPoints) - exactTotal(toMinor(asked), discount);
  // A percentage has hundredths just as an amount has minor units.
  return off <= 0n ? 0 : toMajor(Number((off + full - 1n) / full) as Minor);
}
