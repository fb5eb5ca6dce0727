import { Injectable } from '@nestjs/common';
import type { Overview, User } from '@programme/contracts';
import { BatchLoader } from '../../platform/database/batch-loader.js';
import { LogDemandService } from '../logs/log-demand.service.js';
import { OfferOverviewService } from '../offers/overview/offer-overview.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PriceBookReviewsService } from './price-book-reviews.service.js';

/** What is the same for all admins. */
type SharedOverview = Omit<Overview, 'priceBooksInReview' | 'approvals' | 'rejectedDiscounts'>;

/** What an admin sees first after login: put together from the features that hold the figures. */
@Injectable()
export class OverviewService {
  /** Calls that arrive together share their queries. */
  readonly #overviews = new BatchLoader(async (keys: readonly 'all'[]) => {
    const overview = await this.#read();
    return keys.map(() => overview);
  });

  constructor(
    private readonly offers: OfferOverviewService,
    private readonly logs: LogDemandService,
    private readonly notifications: NotificationsService,
    private readonly reviews: PriceBookReviewsService,
  ) {}

  async read(user: User): Promise<Overview> {
    const [overview, priceBooksInReview, approvals, rejectedDiscounts] = await Promise.all([
      this.#overviews.load('all'),
      this.reviews.waitingFor(user),
      this.offers.approvals(user),
      this.offers.rejectedDiscounts(user),
    ]);
    return { ...overview, priceBooksInReview, approvals, rejectedDiscounts };
  }

  async #read(): Promise<SharedOverview> {
    const [waiting, attention, failedMessages, progress, calculations] = await Promise.all([
      this.offers.waiting(),
      this.offers.attention(),
      this.notifications.countFailed(),
      this.offers.progress(),
      this.logs.demand(),
    ]);
    return { waiting, attention, failedMessages, ...progress, calculations };
  }
}
