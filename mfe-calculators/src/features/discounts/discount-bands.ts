import { currentPriceBook } from '@programme/pricing';

/** The programme months that carry a discount, as the price book groups them. */
export const discountBands = currentPriceBook.rates2025.filter(({ discount }) => discount > 0);
