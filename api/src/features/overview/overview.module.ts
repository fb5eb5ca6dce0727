import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OfferOverviewModule } from '../offers/offer-overview.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { UsersModule } from '../users/users.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { PriceBookReviewsService } from './price-book-reviews.service.js';

@Module({
  imports: [LogsModule, OfferOverviewModule, NotificationsModule, PriceBooksModule, UsersModule],
  controllers: [OverviewController],
  providers: [OverviewService, PriceBookReviewsService],
})
export class OverviewModule {}
