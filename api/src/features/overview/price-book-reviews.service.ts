import { Injectable } from '@nestjs/common';
import type { Overview, User } from '@programme/contracts';
import { PriceBookReviewService } from '../price-books/editing/price-book-review.service.js';

/** Which price books wait for an admin. */
@Injectable()
export class PriceBookReviewsService {
  constructor(private readonly review: PriceBookReviewService) {}

  /** Books in review that a user may approve, the one with the earliest start first. */
  async waitingFor(user: User): Promise<NonNullable<Overview['priceBooksInReview']>> {
    const books = await this.review.approvableBy(user);
    return books.map(({ id, label, lastEditor, submitter }) => ({ id, label, submittedBy: submitter ?? lastEditor }));
  }
}
