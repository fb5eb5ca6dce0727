import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ActivePriceBook } from '@programme/contracts';
import { priceBookContent, type PriceBook, type PriceBookContent } from '@programme/pricing';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { PriceBookEntity } from '../records/price-book.entity.js';
import { PriceBookRepository, type PublishedPriceBook } from '../records/price-book.repository.js';
import { isAsPublished } from '../records/published-content.js';

/** A published book, as the engine takes it. Its content never changes. */
export type LoadedPriceBook = PublishedPriceBook & { readonly book: PriceBook };

/** Several reads fit into `limits.priceBookLeadSeconds`, so that each process knows a book before it is in force. */
const everyMs = 5_000;

/**
 * The published price books, in memory: which one is in force is a matter of the clock alone, so that all processes switch
 * at the same instant. Read at the start, after each change made here, and every 5 seconds for changes made by other
 * processes. While the database is away, what was read last stays. A book whose content is not the one of its digest is
 * refused: the one that was read before stays, or else the book before it in force.
 */
@Injectable()
export class ActivePriceBookService implements OnApplicationBootstrap {
  /** Reads the books again; a failure is logged, and they stay as they were. */
  readonly refresh: () => Promise<void>;
  #books: readonly LoadedPriceBook[] = [];
  #readings = 0;
  /** Books that were refused, with their digests: each is told of once. */
  readonly #refused = new Set<string>();
  #answer: { readonly etag: string; readonly body: ActivePriceBook } | undefined;

  constructor(
    private readonly priceBooks: PriceBookRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    jobs: JobScheduler,
  ) {
    this.refresh = jobs.schedule({ name: 'price-books', everyMs, run: () => this.#read() });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.refresh();
  }

  /** The book whose prices are in force. Throws `unavailable` before any was read. */
  current(): LoadedPriceBook {
    return this.#activeAt(this.clock.now());
  }

  #activeAt(instant: Date): LoadedPriceBook {
    const active = this.#books.findLast(({ publishedFrom }) => publishedFrom <= instant);
    if (!active) throw new ProblemError('unavailable', { retryAfterSeconds: everyMs / 1000 });
    return active;
  }

  /** The first book that comes into force after an instant. */
  nextAfter(instant: Date): LoadedPriceBook | undefined {
    return this.#books.find(({ publishedFrom }) => publishedFrom > instant);
  }

  /** A published book; `undefined` for one that is not. */
  byId(id: string): LoadedPriceBook | undefined {
    return this.#books.find((book) => book.id === id);
  }

  /** What everybody is told of the prices in force, with its ETag. Throws as `current`. */
  answer(): { readonly etag: string; readonly body: ActivePriceBook } {
    // One reading of the clock: between two, the next book may come into force and be in neither place.
    const now = this.clock.now();
    const [active, next] = [this.#activeAt(now), this.nextAfter(now)];
    const { body } = this.#answer ?? {};
    const isSame = body?.id === active.id && body.next?.id === next?.id;
    if (!this.#answer || !isSame) this.#answer = withTag(toAnswer(active, next));
    return this.#answer;
  }

  /** The answer's body; `undefined` before any book was read. */
  known(): ActivePriceBook | undefined {
    return this.#books.some(({ publishedFrom }) => publishedFrom <= this.clock.now()) ? this.answer().body : undefined;
  }

  async #read(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const published = await this.priceBooks.findPublished();
    const books = await Promise.all(published.map((row) => this.#load(row)));
    // A reading that began later has seen more.
    if (reading === this.#readings) this.#books = books.filter((book) => book !== undefined);
  }

  /** The content of a published book never changes: it is read once. */
  async #load(row: PublishedPriceBook): Promise<LoadedPriceBook | undefined> {
    const known = this.#books.find(({ id }) => id === row.id);
    if (known) {
      if (row.digest !== known.digest) this.#refuse(row);
      return { ...row, digest: known.digest, book: known.book };
    }
    const stored = await this.#find(row);
    if (!stored) return undefined;
    if (isAsPublished({ content: stored.content, digest: row.digest }))
      return { ...row, book: { ...(stored.content as PriceBookContent), id: row.id } };
    this.#refuse(row);
    return undefined;
  }

  /** Undefined as well for a book whose content is no JSON any more: it keeps no other from being read. */
  async #find(row: PublishedPriceBook): Promise<PriceBookEntity | undefined> {
    try {
      return await this.priceBooks.find(row.id);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#refuse(row);
      return undefined;
    }
  }

  #refuse({ id, digest }: PublishedPriceBook): void {
    const refused = `${id} ${digest}`;
    if (this.#refused.has(refused)) return;
    this.#refused.add(refused);
    this.logger.error({ priceBookId: id }, 'a published price book was altered and is refused: run db:verify');
  }
}

function toAnswer(active: LoadedPriceBook, next: LoadedPriceBook | undefined): ActivePriceBook {
  return {
    id: active.id,
    label: active.label,
    effectiveFrom: active.publishedFrom.toISOString(),
    digest: active.digest,
    content: priceBookContent(active.book),
    next: next ? { id: next.id, effectiveFrom: next.publishedFrom.toISOString() } : null,
  };
}

const withTag = (body: ActivePriceBook) => ({
  etag: `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`,
  body,
});
