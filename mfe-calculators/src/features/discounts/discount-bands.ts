import type { PriceBook } from '@programme/pricing';

/** The programme months that carry a discount, as the price book groups them. */
export const discountBands = ({ rates2025 }: PriceBook) => rates2025.filter(({ discount }) => discount > 0);
