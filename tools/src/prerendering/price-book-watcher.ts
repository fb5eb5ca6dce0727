import { setTimeout as wait } from 'node:timers/promises';
import type { ActivePriceBook } from '@programme/contracts';
import { storeActivePrices } from '../release-folder/price-books.js';
import { readRegistry } from '../release-folder/registry.js';
import { failureOf, missingPages, pagesOf, prerender, type PageSet } from './prerendered-pages.js';
import { PriceBookClient } from './price-book.client.js';
import { prunePages } from './prune-pages.js';

/** Milliseconds between two looks at the prices: a book is published at least 30 s before it is in force (ADR 23). */
const everyMs = 20_000;

/** Milliseconds until the next look where this clock is ahead of the API's, and after a failure. */
const soonMs = 1000;

/** Milliseconds between two looks while the API stays away, at most. */
const longestPauseMs = 60_000;

/** Failures in a row that are usual while the API starts. */
const silentFailures = 4;

/** Milliseconds until pages that could not be rendered are tried again. */
const retryMs = 600_000;

type Watched = { readonly folder: string; readonly addresses: readonly string[]; readonly signal: AbortSignal };

/**
 * Prerenders the pages of the live releases whenever prices come into force. It asks the API every 20 s, and at the
 * instant at which the next book comes into force. Until the pages are there, the API serves pages that are not
 * prerendered. A failure is logged and tried again. Never rejects.
 *
 * @param addresses of the processes of one API
 * @param signal ends it; resolves when nothing is left behind
 */
export async function watchPriceBook({ folder, addresses, signal }: Watched): Promise<void> {
  const client = new PriceBookClient(addresses);
  const renderer = new MissingPagesRenderer(folder, signal);
  let failures = 0;
  while (!signal.aborted) {
    let pause: number;
    try {
      const active = await client.active(signal);
      await renderer.render(active);
      failures = 0;
      pause = pauseAfter(active);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      if (failures === silentFailures + 1) console.warn(`Pages are not prerendered: ${messageOf(error)}`);
      pause = Math.min(longestPauseMs, soonMs * 2 ** (failures - 1));
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** An instant that cannot be read counts as past. */
const pauseAfter = ({ next }: ActivePriceBook): number =>
  next ? Math.min(everyMs, Math.max(soonMs, Date.parse(next.effectiveFrom) - Date.now() || 0)) : everyMs;

/** `fetch` only says that it failed; its cause says why. */
const messageOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

class MissingPagesRenderer {
  /** Folder of pages → when to try again. */
  readonly #retryAt = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly signal: AbortSignal,
  ) {}

  /** Renders what is missing of the live releases with these prices. */
  async render(prices: ActivePriceBook): Promise<void> {
    await storeActivePrices(this.folder, prices);
    const missing = await missingPages(this.folder, await readRegistry(this.folder), [prices]);
    for (const set of missing) await this.#prerender(set);
    if (missing.length > 0) await prunePages(this.folder);
  }

  async #prerender(set: PageSet): Promise<void> {
    const target = pagesOf(this.folder, set, set.prices.digest);
    if (Date.now() < (this.#retryAt.get(target) ?? 0)) return;
    try {
      await prerender(this.folder, set, this.signal);
      this.#retryAt.delete(target);
      console.log(`Prerendered ${set.remote} ${set.version} with the prices ${set.prices.digest.slice(0, 8)}`);
    } catch (error) {
      if (this.signal.aborted) throw error;
      this.#retryAt.set(target, Date.now() + retryMs);
      console.warn(failureOf(set, error));
    }
  }
}
