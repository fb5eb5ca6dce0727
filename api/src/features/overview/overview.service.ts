import { Injectable } from '@nestjs/common';
import type { Overview, User } from '@programme/contracts';
import { BatchLoader } from '../../platform/database/batch-loader.js';
import { LogDemandService } from '../logs/log-demand.service.js';
import { OfferOverviewService } from '../offers/overview/offer-overview.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { UsersService } from '../users/users.service.js';
import { PriceBookReviewsService } from './price-book-reviews.service.js';

/** What is the same for all admins. */
type SharedOverview = Omit<
  Overview,
  'priceBooksInReview' | 'approvals' | 'rejectedDiscounts' | 'proposedLimit' | 'adminChanges'
>;

/** Changes of rights that are shown at most. */
const shown = 8;

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
    private readonly users: UsersService,
  ) {}

  async read(user: User): Promise<Overview> {
    const [overview, priceBooksInReview, approvals, rejectedDiscounts, proposedLimit, adminChanges] = await Promise.all(
      [
        this.#overviews.load('all'),
        this.reviews.waitingFor(user),
        this.offers.approvals(user),
        this.offers.rejectedDiscounts(user),
        this.offers.proposedLimit(user),
        this.#adminChanges(user),
      ],
    );
    return { ...overview, priceBooksInReview, approvals, rejectedDiscounts, proposedLimit, adminChanges };
  }

  async #adminChanges(user: User): Promise<Overview['adminChanges']> {
    const changes = await this.users.adminChangesBeside(user);
    return changes.slice(0, shown).map(({ id, username, isAdmin, changedBy, at }) => ({
      id,
      username,
      isAdmin,
      changedBy,
      at: at.toISOString(),
    }));
  }

  async #read(): Promise<SharedOverview> {
    const [waiting, accepted, attention, failedMessages, mails, progress, calculations] = await Promise.all([
      this.offers.waiting(),
      this.offers.accepted(),
      this.offers.attention(),
      this.notifications.countFailedChat(),
      this.offers.failedMails(this.notifications.failedSince()),
      this.offers.progress(),
      this.logs.demand(),
    ]);
    return { waiting, accepted, attention, failedMessages, ...mails, ...progress, calculations };
  }
}
