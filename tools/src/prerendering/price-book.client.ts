import { priceBookPaths, type ActivePriceBook } from '@programme/contracts';
import { withDigest } from '../release-folder/price-books.js';

/** Milliseconds that an answer may take. */
const timeout = 10_000;

/** Asks the API for the price book in force. Of several processes of the API it asks another one after each failure. */
export class PriceBookClient {
  #failures = 0;
  #known: { readonly etag: string | null; readonly book: ActivePriceBook } | undefined;

  /** @param addresses of processes of one API, such as `http://127.0.0.1:3000` */
  constructor(private readonly addresses: readonly string[]) {}

  /** Throws when there is no answer, or none that can be trusted. */
  async active(signal: AbortSignal): Promise<ActivePriceBook> {
    try {
      return await this.#ask(this.addresses[this.#failures % this.addresses.length] ?? '', signal);
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
  }

  async #ask(address: string, signal: AbortSignal): Promise<ActivePriceBook> {
    const { etag } = this.#known ?? {};
    const response = await fetch(new URL(priceBookPaths.active, address), {
      headers: { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (response.status === 304 && this.#known) return this.#known.book;
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    const book = (await response.json()) as ActivePriceBook;
    if (withDigest(book.content).digest !== book.digest) throw new Error(`${address} answered a damaged price book`);
    this.#known = { etag: response.headers.get('etag'), book };
    return book;
  }
}
