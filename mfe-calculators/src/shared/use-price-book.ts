import { currentPriceBook, type PriceBook } from '@programme/pricing';

/** The prices that the public screens show and calculate by. */
export const usePriceBook = (): PriceBook => currentPriceBook;
