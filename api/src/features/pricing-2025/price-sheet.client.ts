import { Inject, Injectable } from '@nestjs/common';
import { check, pricing2025Schema, type Pricing2025, type Pricing2025Query } from '@programme/contracts';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { BoundedQueue, QueueFullError } from '../../platform/rate-limit/bounded-queue.js';

/** Injection token of the time that a sheet has for its whole answer, in milliseconds. */
export const SHEET_TIMEOUT_MS = Symbol('SHEET_TIMEOUT_MS');

/** Four numbers take some hundred bytes. */
const longestAnswer = 64 * 1024;

/** A script of Google's answers by one redirect; more than a few are a loop. */
const mostRedirects = 3;

/** An edit of the sheet is seen by everybody after a minute. */
const answers = { max: 1_000, ttl: 60_000 } as const;

/** Calls of a sheet under way at once, and waiting: what is slow must not pile up here. */
const callsForPrices = { atOnce: 8, mostWaiting: 64 } as const;

/** The same for the other contract lengths of a price: they are twelve at a time, and must not keep prices waiting. */
const callsForLengths = { atOnce: 4, mostWaiting: 96 } as const;

/** What a sheet is asked for: it knows no price books. */
type SheetQuery = Omit<Pricing2025Query, 'priceBook'>;

/** Calls a configured 2025 spreadsheet script (decision P5). */
@Injectable()
export class PriceSheetClient {
  readonly #count: (labels: { outcome: 'ok' | 'failed' }) => void;
  readonly #forPrices = new BoundedQueue(callsForPrices.atOnce, callsForPrices.mostWaiting);
  readonly #forLengths = new BoundedQueue(callsForLengths.atOnce, callsForLengths.mostWaiting);
  /** Prices by request URL. Concurrent calls for the same price share a request; a failure is not cached. */
  readonly #prices = new LRUCache<string, Pricing2025, BoundedQueue>({
    ...answers,
    fetchMethod: (address, _stale, { context: queue }) => queue.run(() => this.#ask(new URL(address))),
  });

  constructor(
    @Inject(SHEET_TIMEOUT_MS) private readonly timeoutMs: number,
    @Inject(CONFIG) private readonly config: Pick<Config, 'priceSheets'>,
    metrics: MetricsService,
  ) {
    this.#count = metrics.counter('price_sheet_answers_total', 'Questions to a configured price sheet', ['outcome']);
  }

  /** Whether the answer is cached: such a call needs no rate limit. */
  knows(sheet: string, query: SheetQuery): boolean {
    return this.#prices.has(addressOf(sheet, query));
  }

  /**
   * Throws `price-sheet-failed` unless the sheet answers in time, 2xx, with JSON that holds the four numbers; `busy`
   * when too many wait for it.
   */
  price(sheet: string, query: SheetQuery): Promise<Pricing2025> {
    return this.#fetched(sheet, query, this.#forPrices);
  }

  /** The prices of several programmes, in their order. Throws as `price` does, when one of them fails. */
  lengths(sheet: string, queries: readonly SheetQuery[]): Promise<readonly Pricing2025[]> {
    return Promise.all(queries.map((query) => this.#fetched(sheet, query, this.#forLengths)));
  }

  async #fetched(sheet: string, query: SheetQuery, queue: BoundedQueue): Promise<Pricing2025> {
    try {
      return await this.#prices.forceFetch(addressOf(sheet, query), { context: queue });
    } catch (error) {
      if (error instanceof QueueFullError) throw new ProblemError('busy', { retryAfterSeconds: 2 });
      throw error;
    }
  }

  async #ask(url: URL): Promise<Pricing2025> {
    try {
      const price = readPrice(await this.#fetch(url));
      this.#count({ outcome: 'ok' });
      return price;
    } catch (cause) {
      this.#count({ outcome: 'failed' });
      throw new ProblemError('price-sheet-failed', { cause });
    }
  }

  async #fetch(url: URL): Promise<unknown> {
    const response = await this.#follow(url, AbortSignal.timeout(this.timeoutMs));
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^application\/(\w+\+)?json\b/i.test(type)) {
      await response.body?.cancel();
      throw new Error(`The price sheet answered ${response.status} ${type}`);
    }
    return JSON.parse(await readText(response)) as unknown;
  }

  /**
   * Follows redirects within the sheet's own origin and to the configured ones: no answer sends this server anywhere
   * else.
   */
  async #follow(sheet: URL, signal: AbortSignal): Promise<Response> {
    const allowed = [sheet.origin, ...this.config.priceSheets.redirectOrigins];
    let url = sheet;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      url = new URL(location, url);
      if (!allowed.includes(url.origin)) throw new Error('The price sheet redirects to another origin');
    }
    throw new Error('The price sheet redirects too often');
  }
}

function addressOf(sheet: string, query: SheetQuery): string {
  const url = new URL(sheet);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > longestAnswer) throw new Error('The price sheet answered at too great a length');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readPrice(answer: unknown): Pricing2025 {
  const result = check(pricing2025Schema, answer);
  if (!result.ok) throw new Error(`The price sheet's answer is wrong in: ${result.issues.map(({ field }) => field)}`);
  const { startFee2025, monthTotal2025, longMonthDiscount, value2025 } = result.value;
  return { startFee2025, monthTotal2025, longMonthDiscount, value2025 };
}
