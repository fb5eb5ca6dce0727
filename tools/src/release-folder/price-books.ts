import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { canonicalJson } from '@programme/contracts';
import { firstPriceBook, priceBookContent, type PriceBookContent } from '@programme/pricing';
import { readJson, replaceJson } from '../workspace/json-file.js';

/** The prices of a book with their SHA-256, as the API names it. */
export type DigestedPrices = { readonly digest: string; readonly content: PriceBookContent };

/** The prices that were in force when the watcher asked last. Public: `GET /api/price-book` answers them to everybody. */
const activeFile = 'price-book.json';

export const withDigest = (content: PriceBookContent): DigestedPrices => ({
  digest: createHash('sha256').update(canonicalJson(content)).digest('hex'),
  content,
});

/** The prices that every installation begins with (migration of price books). */
export const firstPrices = withDigest(priceBookContent(firstPriceBook));

/** The prices that a release is prerendered with: those of the first book, and those that were last seen in force. */
export async function knownPrices(folder: string): Promise<DigestedPrices[]> {
  // The file only saves time, so a damaged one stops no release.
  const content = await readJson<PriceBookContent | undefined>(join(folder, activeFile), undefined).catch(
    () => undefined,
  );
  const active = content && withDigest(content);
  return active && active.digest !== firstPrices.digest ? [firstPrices, active] : [firstPrices];
}

/** Keeps the prices in force for later releases and rollbacks. */
export const storeActivePrices = (folder: string, { content }: DigestedPrices): Promise<void> =>
  replaceJson(folder, activeFile, content);
