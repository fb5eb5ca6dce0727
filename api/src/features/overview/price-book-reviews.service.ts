import { Injectable } from '@nestjs/common';
import type { Overview, PriceBookSummary, User } from '@programme/contracts';
import { PriceBooksService } from '../price-books/editing/price-books.service.js';
import { UsersService } from '../users/users.service.js';

/** Which price books wait for an admin. */
@Injectable()
export class PriceBookReviewsService {
  constructor(
    private readonly priceBooks: PriceBooksService,
    private readonly users: UsersService,
  ) {}

  /**
   * Books in review that a user may approve, the one with the earliest start first. Whoever edited or submitted a book
   * approves it only as the only admin; `PriceBookReviewService` has the last word.
   */
  async waitingFor({ username }: User): Promise<NonNullable<Overview['priceBooksInReview']>> {
    const inReview = (await this.priceBooks.list()).filter(({ status }) => status === 'in-review');
    const isOwn = ({ lastEditor, submittedBy }: PriceBookSummary) =>
      lastEditor === username || submittedBy === username;
    const mayApproveOwn = inReview.some(isOwn) && (await this.users.countAdmins()) <= 1;
    return inReview
      .filter((book) => mayApproveOwn || !isOwn(book))
      .sort((one, other) => startOf(one).localeCompare(startOf(other)))
      .map(({ id, label, lastEditor, submittedBy }) => ({ id, label, submittedBy: submittedBy ?? lastEditor }));
  }
}

/** A book in review has a start: one without is not submitted. */
const startOf = ({ effectiveFrom }: PriceBookSummary): string => effectiveFrom ?? '';
