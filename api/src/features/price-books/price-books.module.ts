import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ActivePriceBookController } from './active/active-price-book.controller.js';
import { ActivePriceBookService } from './active/active-price-book.service.js';
import { NamedPriceBookService } from './active/named-price-book.service.js';
import { PriceBookApprovalService } from './editing/price-book-approval.service.js';
import { PriceBookReviewController } from './editing/price-book-review.controller.js';
import { PriceBookReviewService } from './editing/price-book-review.service.js';
import { PriceBooksController } from './editing/price-books.controller.js';
import { PriceBooksService } from './editing/price-books.service.js';
import { PriceBookRepository } from './records/price-book.repository.js';

@Module({
  imports: [UsersModule],
  controllers: [ActivePriceBookController, PriceBooksController, PriceBookReviewController],
  providers: [
    ActivePriceBookService,
    NamedPriceBookService,
    PriceBookApprovalService,
    PriceBookRepository,
    PriceBookReviewService,
    PriceBooksService,
  ],
  exports: [ActivePriceBookService, NamedPriceBookService, PriceBookReviewService, PriceBooksService],
})
export class PriceBooksModule {}
