import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PriceBookAction, PriceBookStatus } from '@programme/contracts';
import { In, IsNull, LessThan, MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import type { Keyset } from '../../../platform/http/pagination.js';
import { PriceBookEventEntity, type NewPriceBookEvent } from './price-book-event.entity.js';
import { PriceBookEntity, summaryColumns } from './price-book.entity.js';

/** Most events of a book that are shown. */
const mostShown = 200;

const latestFirst = { createdAt: 'DESC', id: 'DESC' } as const;

const summarySelection = Object.fromEntries(summaryColumns.map((column) => [column, true]));

/** A book without its content. */
export type PriceBookSummaryRow = Pick<PriceBookEntity, (typeof summaryColumns)[number]>;

/** What a change was made from; a change from anything else is not written. */
export type SeenPriceBook = {
  readonly id: string;
  readonly version: number;
  readonly statuses: readonly PriceBookStatus[];
  /** Only while the book comes into force after this. */
  readonly effectiveAfter?: Date;
};

export type PriceBookFields = Partial<Omit<PriceBookEntity, 'id' | 'version' | 'createdAt' | 'basedOn'>>;

/** A published book without its content. */
export type PublishedPriceBook = Pick<PriceBookEntity, 'id' | 'label' | 'digest'> & { readonly publishedFrom: Date };

@Injectable()
export class PriceBookRepository {
  constructor(@InjectRepository(PriceBookEntity) private readonly rows: Repository<PriceBookEntity>) {}

  /** All books but drafts, without content: they have prices in force or to come, had them, or wait for an admin. */
  findStanding(): Promise<PriceBookSummaryRow[]> {
    return this.rows.find({ select: summarySelection, where: { status: Not('draft') }, order: latestFirst });
  }

  /** Drafts without content, the latest made first. @param after the last one before them */
  findDrafts(after: Keyset<string> | undefined, most: number): Promise<PriceBookSummaryRow[]> {
    const status = 'draft';
    return this.rows.find({
      select: summarySelection,
      where: after
        ? [
            { status, createdAt: LessThan(after.at) },
            { status, createdAt: after.at, id: LessThan(after.id) },
          ]
        : { status },
      order: latestFirst,
      take: most,
    });
  }

  countDrafts(): Promise<number> {
    return this.rows.countBy({ status: 'draft' });
  }

  /** Without content, the one that starts first first. */
  findInReview(): Promise<PriceBookSummaryRow[]> {
    return this.rows.find({
      select: summarySelection,
      where: { status: 'in-review' },
      order: { effectiveFrom: 'ASC', id: 'ASC' },
    });
  }

  /** Ids of the users who wrote a book's figures. */
  async authorsOf(priceBookId: string): Promise<ReadonlySet<number>> {
    const events = await this.rows.manager.find(PriceBookEventEntity, {
      select: { id: true, action: true, userId: true, paths: true },
      where: { priceBookId },
    });
    return new Set(events.filter(writesFigures).map(({ userId }) => userId));
  }

  async find(id: string): Promise<PriceBookEntity | undefined> {
    const rows = await this.rows.findBy({ id });
    // MariaDB takes an id with blanks behind it for the same one.
    return rows.find((row) => row.id === id);
  }

  /** All published books without content, the first in force first: a few columns of a few rows. */
  async findPublished(): Promise<PublishedPriceBook[]> {
    const rows = await this.rows.find({
      select: { id: true, label: true, digest: true, publishedFrom: true },
      where: { publishedFrom: Not(IsNull()) },
      order: { publishedFrom: 'ASC' },
    });
    return rows.flatMap(({ publishedFrom, ...row }) => (publishedFrom ? [{ ...row, publishedFrom }] : []));
  }

  /** Newest first. */
  findEvents(priceBookId: string): Promise<PriceBookEventEntity[]> {
    return this.rows.manager.find(PriceBookEventEntity, {
      where: { priceBookId },
      order: { id: 'DESC' },
      take: mostShown,
    });
  }

  insert(book: PriceBookEntity, event: NewPriceBookEvent): Promise<void> {
    return this.#transaction(async (manager) => {
      // The query builder's types do not follow a JSON column into its object.
      await manager.insert(PriceBookEntity, book as never);
      await manager.insert(PriceBookEventEntity, event);
    });
  }

  /**
   * Writes fields and event, and raises the version; false when the book is not as it was seen. One conditional
   * statement decides, so that of concurrent changes one wins. Throws the engine's unique violation for an instant at
   * which another published book begins.
   */
  change(
    { id, version, statuses, effectiveAfter }: SeenPriceBook,
    fields: PriceBookFields,
    event: NewPriceBookEvent,
  ): Promise<boolean> {
    return this.#transaction(async (manager) => {
      const { affected } = await manager.update(
        PriceBookEntity,
        {
          id,
          version,
          status: In([...statuses]),
          ...(effectiveAfter && { effectiveFrom: MoreThan(effectiveAfter) }),
        },
        { ...fields, version: version + 1 } as never,
      );
      if (affected !== 1) return false;
      await manager.insert(PriceBookEventEntity, event);
      return true;
    });
  }

  /**
   * Removes a draft with its history; what was made from it is made from what it was made from. False when it is none.
   */
  remove({ id, basedOn }: Pick<PriceBookEntity, 'id' | 'basedOn'>): Promise<boolean> {
    return this.#transaction(async (manager) => {
      const { affected } = await manager.delete(PriceBookEntity, { id, status: 'draft' });
      if (affected !== 1) return false;
      await manager.delete(PriceBookEventEntity, { priceBookId: id });
      await manager.update(PriceBookEntity, { basedOn: id }, { basedOn });
      return true;
    });
  }

  #transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.rows.manager.transaction(work);
  }
}

/**
 * Whether an entry of a book's history makes its author one of those who wrote the figures, and so may not approve them
 * (decision B31). A label or a date does not.
 */
const writesFigures = ({
  action,
  paths,
}: {
  readonly action: PriceBookAction;
  readonly paths: readonly string[];
}): boolean =>
  action === 'created' ||
  action === 'imported' ||
  (action === 'changed' && paths.some((path) => path !== 'label' && path !== 'effectiveFrom'));
