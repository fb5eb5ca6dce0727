import { createHash } from 'node:crypto';
import { canonicalJson } from '@programme/price-book';

/**
 * SHA-256 of a price book's canonical content, in hexadecimal. Stored with books and quotes: never change how it is
 * computed.
 */
export const priceBookDigest = (content: object): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex');
