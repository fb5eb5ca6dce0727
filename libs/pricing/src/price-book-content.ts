import type { PriceBook, PriceBookContent } from './price-book.js';

/** A price book without the name that it is stored under. */
export const priceBookContent = ({ id: _id, ...content }: PriceBook): PriceBookContent => content;
