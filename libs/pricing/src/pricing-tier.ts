import type { Currency } from './currency.js';
import { checkWholeNumber, pricesIn } from './input-checks.js';
import type { PriceBook, PricingTier } from './price-book.js';

/**
 * The tier that prices a number of active users (S1 §9); above the last tier's range the last tier.
 *
 * @throws RangeError unless `activeUsers` is a whole number of at least 1
 */
export function tierFor(priceBook: PriceBook, currency: Currency, activeUsers: number): PricingTier {
  checkWholeNumber('active users', activeUsers, 1);
  const { tiers } = pricesIn(priceBook, currency);
  const tier = tiers.find(({ max }) => activeUsers <= max) ?? tiers.at(-1);
  if (!tier) throw new RangeError(`The price book has no tiers in ${currency}`);
  return tier;
}
