import { Injectable } from '@nestjs/common';
import { holds, type NamedPriceBook, type User } from '@programme/contracts';
import { isError, priceBookProblems } from '@programme/price-book';
import { priceBookContent, type PriceBook, type PriceBookContent } from '@programme/pricing';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { PriceBookRepository } from '../records/price-book.repository.js';
import { isAsPublished } from '../records/published-content.js';
import { ActivePriceBookService } from './active-price-book.service.js';

type Named = Omit<NamedPriceBook, 'content'> & { readonly book: PriceBook };

/**
 * The price book that an address names. Everybody may read one that is or was in force: its prices were public. Staff
 * also preview one that has not been in force; to others it does not exist.
 */
@Injectable()
export class NamedPriceBookService {
  constructor(
    private readonly active: ActivePriceBookService,
    private readonly priceBooks: PriceBookRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws as `find`. */
  async answer(id: string, user: User | undefined): Promise<NamedPriceBook> {
    const { book, ...named } = await this.find(id, user);
    return { ...named, content: priceBookContent(book) };
  }

  /**
   * Throws `not-found`; `price-book-invalid` for a draft with errors, which nothing can be priced by, and for a published book
   * that was altered. For others than staff it asks no database.
   */
  async find(id: string, user: User | undefined): Promise<Named> {
    const published = this.active.byId(id);
    if (published && published.publishedFrom <= this.clock.now()) {
      const until = this.active.nextAfter(published.publishedFrom)?.publishedFrom;
      return {
        id,
        label: published.label,
        effectiveFrom: published.publishedFrom.toISOString(),
        effectiveUntil: until && until <= this.clock.now() ? until.toISOString() : null,
        isPreview: false,
        book: published.book,
      };
    }
    if (!holds(user, 'price-books.read')) throw new ProblemError('not-found');
    return this.#preview(id);
  }

  async #preview(id: string): Promise<Named> {
    const row = await this.priceBooks.find(id);
    if (!row) throw new ProblemError('not-found');
    const { label, content, effectiveFrom } = row;
    const isAltered = row.publishedFrom !== null && !isAsPublished(row);
    if (isAltered || priceBookProblems(content).some(isError)) throw new ProblemError('price-book-invalid');
    return {
      id,
      label,
      effectiveFrom: effectiveFrom?.toISOString() ?? null,
      effectiveUntil: null,
      isPreview: true,
      book: { ...(content as PriceBookContent), id },
    };
  }
}
