import { Body, Controller, Param, Post } from '@nestjs/common';
import {
  priceBookPaths,
  priceBookResponse,
  priceBookReturnSchema,
  priceBookStepSchema,
  priceBookSubmitSchema,
  type PriceBookDetails,
  type PriceBookReturn,
  type PriceBookStep,
  type PriceBookSubmit,
  type User,
} from '@programme/contracts';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audit, type AuditContext } from '../../../platform/audit/audit-rule.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { PriceBookReviewService } from './price-book-review.service.js';
import { PriceBooksService } from './price-books.service.js';

const stepProblems = ['not-found', 'stale-version', 'price-book-status'] as const;

/** The steps of a price book's review; each answers the book as it is afterwards. */
@Controller()
export class PriceBookReviewController {
  constructor(
    private readonly review: PriceBookReviewService,
    private readonly priceBooks: PriceBooksService,
  ) {}

  @Post(priceBookPaths.submit)
  @Requires('price-books.write')
  @Responds({ status: 200, body: priceBookResponse, problems: [...stepProblems, 'price-book-invalid'] })
  @Audited('price-book.submit', { entity: 'price-book' })
  async submit(
    @Param('id') id: string,
    @Body({ schema: priceBookSubmitSchema }) step: PriceBookSubmit,
    @CurrentUser() user: User,
  ): Promise<PriceBookDetails> {
    await this.review.submit(id, step, user);
    return this.priceBooks.details(id, user);
  }

  @Post(priceBookPaths.return)
  @Requires('price-books.write')
  @Responds({ status: 200, body: priceBookResponse, problems: stepProblems })
  @Audited('price-book.return', { entity: 'price-book' })
  async return(
    @Param('id') id: string,
    @Body({ schema: priceBookReturnSchema }) step: PriceBookReturn,
    @CurrentUser() user: User,
  ): Promise<PriceBookDetails> {
    await this.review.return(id, step, user);
    return this.priceBooks.details(id, user);
  }

  @Post(priceBookPaths.approve)
  @Requires('price-books.approve')
  @Responds({
    status: 200,
    body: priceBookResponse,
    problems: [...stepProblems, 'four-eyes', 'price-book-invalid', 'price-book-too-late', 'price-book-instant-taken'],
  })
  @Audited('price-book.approve', { entity: 'price-book' })
  async approve(
    @Param('id') id: string,
    @Body({ schema: priceBookStepSchema }) step: PriceBookStep,
    @CurrentUser() user: User,
    @Audit() audit: AuditContext | undefined,
  ): Promise<PriceBookDetails> {
    const { isAlone } = await this.review.approve(id, step, user);
    if (isAlone) audit?.also.push('price-book.self-approve');
    return this.priceBooks.details(id, user);
  }

  @Post(priceBookPaths.withdraw)
  @Requires('price-books.write')
  @Responds({ status: 200, body: priceBookResponse, problems: [...stepProblems, 'price-book-too-late'] })
  @Audited('price-book.withdraw', { entity: 'price-book' })
  async withdraw(
    @Param('id') id: string,
    @Body({ schema: priceBookStepSchema }) step: PriceBookStep,
    @CurrentUser() user: User,
  ): Promise<PriceBookDetails> {
    await this.review.withdraw(id, step, user);
    return this.priceBooks.details(id, user);
  }
}
