import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  limits,
  type FieldIssue,
  type ListPage,
  type NewPriceBook,
  type PriceBookAction,
  type PriceBookChange,
  type PriceBookDetails,
  type PriceBookDraft,
  type PriceBookExport,
  type PriceBookImport,
  type PriceBooksQuery,
  type PriceBookSummary,
  type User,
} from '@programme/contracts';
import {
  isComplete,
  priceBookCsv,
  priceBookDifferences,
  priceBookJson,
  priceBookProblems,
  readPriceBookCsv,
  readPriceBookJson,
  type PriceBookProblem,
} from '@programme/price-book';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { ActivePriceBookService } from '../active/active-price-book.service.js';
import { toPriceBookEvent } from '../records/price-book-event.entity.js';
import { toSummary, type PriceBookEntity } from '../records/price-book.entity.js';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import { textKeyset, toCursor, toPage } from '../../../platform/http/pagination.js';
import { PriceBookRepository, type PriceBookSummaryRow } from '../records/price-book.repository.js';
import { PriceBookApprovalService } from './price-book-approval.service.js';
import { newPriceBookEvent } from './price-book-event.js';

/** What a book says of its submission while there is none. */
export const notSubmitted = { submitterId: null, submitter: null, adminsAtSubmission: null } as const;

/** What may be edited; an edit of a book in review makes it a draft again. */
const editable = ['draft', 'in-review'] as const;

/** Price books as admins prepare them. Every call about one book throws `not-found` for an unknown id. */
@Injectable()
export class PriceBooksService {
  constructor(
    private readonly priceBooks: PriceBookRepository,
    private readonly approval: PriceBookApprovalService,
    private readonly active: ActivePriceBookService,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of drafts, the latest made first, and how many there are. With the first one come all other books: no draft
   * pushes the book in force out of the list. Throws `invalid-request` for a bad cursor.
   */
  async page({ cursor }: PriceBooksQuery): Promise<ListPage<PriceBookSummary>> {
    const limit = limits.draftsPage;
    const after = cursor === undefined ? undefined : textKeyset(cursor);
    const [standing, found, count] = await Promise.all([
      after ? [] : this.priceBooks.findStanding(),
      this.priceBooks.findDrafts(after, limit + 1),
      this.priceBooks.countDrafts(),
    ]);
    const { id } = this.active.current();
    const show = (row: PriceBookSummaryRow): PriceBookSummary => toSummary(row, id);
    const cursorOf = (row: PriceBookSummaryRow) => toCursor({ at: row.createdAt, id: row.id });
    const drafts = toPage({ found, limit, total: { count, exact: true }, cursorOf, show });
    return { ...drafts, rows: [...drafts.rows, ...standing.map(show)] };
  }

  /** As one user sees it: who may approve it depends on them. */
  async details(id: string, user: User): Promise<PriceBookDetails> {
    const row = await this.find(id);
    const events = await this.priceBooks.findEvents(id);
    return {
      ...toSummary(row, this.active.current().id),
      content: row.content,
      problems: await this.problemsOf(row),
      approval: row.status === 'in-review' ? await this.approval.of(row, user) : null,
      events: events.map(toPriceBookEvent),
    };
  }

  /** A draft with another book's content. Throws `invalid-request` for an unknown one. */
  async create({ basedOn, label }: NewPriceBook, user: User): Promise<PriceBookDetails> {
    const base = await this.priceBooks.find(basedOn);
    if (!base) throw unknownBase();
    return this.#insert({ label, basedOn, content: base.content }, 'created', user);
  }

  /** A draft of a file's text, all or nothing. Throws `invalid-request` with an issue for each wrong row. */
  async import({ format, text, label, basedOn }: PriceBookImport, user: User): Promise<PriceBookDetails> {
    if (basedOn !== undefined && !(await this.priceBooks.find(basedOn))) throw unknownBase();
    const read = format === 'csv' ? readPriceBookCsv(text) : readPriceBookJson(text);
    if (!read.ok) throw new ProblemError('invalid-request', { issues: read.issues });
    const base = basedOn ?? this.active.current().id;
    return this.#insert({ label, basedOn: base, content: read.value }, 'imported', user);
  }

  /**
   * Replaces a draft, or a book in review, which is a draft again afterwards. Answers what is different since. Throws
   * `price-book-status` for a book that was published, `stale-version`.
   */
  async change(id: string, change: PriceBookChange, user: User): Promise<string[]> {
    const old = await this.find(id);
    const fields = {
      label: change.label,
      effectiveFrom: change.effectiveFrom === null ? null : new Date(change.effectiveFrom),
      content: change.content,
    };
    const paths = changedPaths(old, fields);
    const now = this.clock.now();
    const done = await this.priceBooks.change(
      { id, version: change.version, statuses: editable },
      {
        ...fields,
        digest: canonicalDigest(change.content),
        status: 'draft',
        lastEditorId: user.id,
        lastEditor: user.username,
        ...notSubmitted,
        updatedAt: now,
      },
      newPriceBookEvent(id, 'changed', now, user, { paths }),
    );
    if (!done) await this.refuse(id, change.version);
    return paths;
  }

  /** Removes a draft. Throws `price-book-status` for any other book, `not-found` for one that is gone. */
  async remove(id: string): Promise<void> {
    if (await this.priceBooks.remove(await this.find(id))) return;
    // Somebody else may have removed it in the meantime.
    await this.find(id);
    throw new ProblemError('price-book-status');
  }

  /** A book as a file, and what to call it. */
  async export(
    id: string,
    { format, csv }: PriceBookExport,
  ): Promise<{ readonly name: string; readonly text: string }> {
    const { content } = await this.find(id);
    const text = format === 'csv' ? priceBookCsv(content, csv) : priceBookJson(content);
    return { name: `price-book-${id}.${format}`, text };
  }

  async find(id: string): Promise<PriceBookEntity> {
    const row = await this.priceBooks.find(id);
    if (!row) throw new ProblemError('not-found');
    return row;
  }

  /** What is wrong with a book against the one it is based on; while it is not published, with its date as well. */
  async problemsOf({ basedOn, content, effectiveFrom, status }: PriceBookEntity): Promise<PriceBookProblem[]> {
    const base = basedOn === null ? undefined : (await this.priceBooks.find(basedOn))?.content;
    const isOpen = status === 'draft' || status === 'in-review';
    return priceBookProblems(content, {
      base: base && isComplete(base) ? base : null,
      ...(isOpen && { now: this.clock.now(), effectiveFrom }),
    });
  }

  /** Throws what a conditional change that was not written stands for: `stale-version` or `price-book-status`. */
  async refuse(id: string, version: number): Promise<never> {
    const { version: now } = await this.find(id);
    throw new ProblemError(now === version ? 'price-book-status' : 'stale-version');
  }

  async #insert(
    { label, basedOn, content }: { label: string; basedOn: string; content: PriceBookDraft },
    action: PriceBookAction,
    user: User,
  ): Promise<PriceBookDetails> {
    const [id, now] = [randomUUID(), this.clock.now()];
    await this.priceBooks.insert(
      {
        id,
        label,
        status: 'draft',
        effectiveFrom: null,
        publishedFrom: null,
        basedOn,
        content,
        digest: canonicalDigest(content),
        version: 1,
        lastEditorId: user.id,
        lastEditor: user.username,
        ...notSubmitted,
        approver: null,
        reason: null,
        createdAt: now,
        updatedAt: now,
      },
      newPriceBookEvent(id, action, now, user),
    );
    return this.details(id, user);
  }
}

function changedPaths(
  old: PriceBookEntity,
  { label, effectiveFrom, content }: Pick<PriceBookEntity, 'label' | 'effectiveFrom' | 'content'>,
): string[] {
  return [
    ...(label === old.label ? [] : ['label']),
    ...(effectiveFrom?.getTime() === old.effectiveFrom?.getTime() ? [] : ['effectiveFrom']),
    ...priceBookDifferences(old.content, content).map(({ path }) => path),
  ];
}

const unknown: FieldIssue = { field: 'basedOn', key: 'server.priceBook.unknown', parameters: {} };

const unknownBase = (): ProblemError => new ProblemError('invalid-request', { issues: [unknown] });
