import { Injectable } from '@nestjs/common';
import { limits, type FieldIssue, type PriceBookAction, type PriceBookStep, type User } from '@programme/contracts';
import { isError, priceBookProblems } from '@programme/price-book';
import { Clock } from '../../../platform/clock/clock.js';
import { isUniqueViolation } from '../../../platform/errors/database-error.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { UsersService } from '../../users/users.service.js';
import { ActivePriceBookService } from '../active/active-price-book.service.js';
import type { PriceBookEntity } from '../records/price-book.entity.js';
import {
  PriceBookRepository,
  type PriceBookFields,
  type PriceBookSummaryRow,
  type SeenPriceBook,
} from '../records/price-book.repository.js';
import { PriceBookApprovalService } from './price-book-approval.service.js';
import { newPriceBookEvent } from './price-book-event.js';
import { notSubmitted, PriceBooksService } from './price-books.service.js';

/**
 * A price book's way from draft to published. Every step names the version it was decided on and is one conditional
 * statement: of concurrent ones the first wins, and the others throw `stale-version` or `price-book-status`. All throw
 * `not-found` for an unknown id.
 */
@Injectable()
export class PriceBookReviewService {
  constructor(
    private readonly books: PriceBooksService,
    private readonly approval: PriceBookApprovalService,
    private readonly priceBooks: PriceBookRepository,
    private readonly active: ActivePriceBookService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Throws `price-book-invalid` for a book with errors, `invalid-request` for one with warnings and no reason. */
  async submit(id: string, { version, reason }: PriceBookStep, user: User): Promise<void> {
    const book = await this.#seen(id, version);
    const why = reason?.trim() || null;
    const problems = await this.books.problemsOf(book);
    if (problems.some(isError)) throw new ProblemError('price-book-invalid');
    if (problems.length > 0 && why === null) throw new ProblemError('invalid-request', { issues: [reasonNeeded] });
    await this.#step({ id, version, statuses: ['draft'] }, 'submitted', user, why, {
      status: 'in-review',
      submitterId: user.id,
      submitter: user.username,
      adminsAtSubmission: await this.users.countRecentAdmins(),
      reason: why,
    });
  }

  /** Back to a draft. */
  async return(id: string, { version, reason }: PriceBookStep, user: User): Promise<void> {
    const why = reason?.trim() || null;
    await this.#step({ id, version, statuses: ['in-review'] }, 'returned', user, why, {
      status: 'draft',
      ...notSubmitted,
      reason: why,
    });
  }

  /**
   * Publishes: from its instant on the book's prices are in force. An only admin approves the own book alone, which the
   * history says. Answers whether it was so. Throws `four-eyes` for whoever may not approve it, `price-book-too-late` for an
   * instant that is past or too near, `price-book-invalid`, `price-book-instant-taken`.
   */
  async approve(id: string, { version, reason }: PriceBookStep, user: User): Promise<{ readonly isAlone: boolean }> {
    const book = await this.#seen(id, version);
    if (book.status !== 'in-review') throw new ProblemError('price-book-status');
    const approval = await this.approval.of(book, user);
    if (approval === 'own') throw new ProblemError('four-eyes');
    if (priceBookProblems(book.content).some(isError)) throw new ProblemError('price-book-invalid');
    const earliest = this.#earliest();
    if (!book.effectiveFrom || book.effectiveFrom <= earliest) throw tooLate();
    const seen: SeenPriceBook = { id, version, statuses: ['in-review'], effectiveAfter: earliest };
    const fields = { status: 'published', publishedFrom: book.effectiveFrom, approver: user.username } as const;
    try {
      await this.#step(seen, approval === 'alone' ? 'self-approved' : 'approved', user, reason?.trim() || null, fields);
    } catch (error) {
      throw isUniqueViolation(error) ? new ProblemError('price-book-instant-taken') : error;
    }
    await this.active.refresh();
    return { isAlone: approval === 'alone' };
  }

  /** Books in review that a user may approve. */
  async approvableBy(user: User): Promise<PriceBookSummaryRow[]> {
    const found: PriceBookSummaryRow[] = [];
    for (const book of await this.priceBooks.findInReview())
      if ((await this.approval.of(book, user)) !== 'own') found.push(book);
    return found;
  }

  /** Takes back a book that is not in force yet. Throws `price-book-too-late` when its instant is past or too near. */
  async withdraw(id: string, { version, reason }: PriceBookStep, user: User): Promise<void> {
    const book = await this.#seen(id, version);
    const effectiveAfter = this.#earliest();
    if (book.status === 'published' && book.effectiveFrom && book.effectiveFrom <= effectiveAfter) throw tooLate();
    const seen: SeenPriceBook = { id, version, statuses: ['published'], effectiveAfter };
    const fields = { status: 'withdrawn', publishedFrom: null } as const;
    await this.#step(seen, 'withdrawn', user, reason?.trim() || null, fields);
    await this.active.refresh();
  }

  /** The book, if it is the version that was seen. */
  async #seen(id: string, version: number): Promise<PriceBookEntity> {
    const book = await this.books.find(id);
    if (book.version !== version) throw new ProblemError('stale-version');
    return book;
  }

  async #step(
    seen: SeenPriceBook,
    action: PriceBookAction,
    user: User,
    reason: string | null,
    fields: PriceBookFields,
  ): Promise<void> {
    const now = this.clock.now();
    const event = newPriceBookEvent(seen.id, action, now, user, { reason });
    const done = await this.priceBooks.change(seen, { ...fields, updatedAt: now }, event);
    if (!done) await this.books.refuse(seen.id, seen.version);
  }

  /** What comes into force up to here may not have been read by every process in time. */
  #earliest(): Date {
    return new Date(this.clock.now().getTime() + limits.priceBookLeadSeconds * 1000);
  }
}

const tooLate = (): ProblemError =>
  new ProblemError('price-book-too-late', { parameters: { seconds: String(limits.priceBookLeadSeconds) } });

const reasonNeeded: FieldIssue = { field: 'reason', key: 'server.priceBook.reason', parameters: {} };
