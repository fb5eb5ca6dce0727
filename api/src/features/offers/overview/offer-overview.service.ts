import { Injectable } from '@nestjs/common';
import type { AttentionReason, Overview, User } from '@programme/contracts';
import { currencies } from '@programme/pricing';
import { daysAfter, daysBetween } from '@programme/formatting';
import { Calendar } from '../../../platform/clock/clock.js';
import { AcceptedOfferRepository } from './accepted-offer.repository.js';
import { OfferAttentionRepository, type NotableOffer } from './offer-attention.repository.js';
import { FailedMailRepository } from './failed-mail.repository.js';
import { OfferFiguresRepository, type OfferFigures } from './offer-figures.repository.js';
import { OfferSettingsService } from '../approval/offer-settings.service.js';
import { UsersService } from '../../users/users.service.js';
import { WaitingApprovalRepository } from './waiting-approval.repository.js';
import { WaitingClientRepository } from './waiting-client.repository.js';

/** Offers shown at most. */
const shown = 8;

/** Days from today within which an offer's end is near. */
const daysAhead = 7;

/** Days after which an offer that no client has opened is worth a question. */
const daysUnopened = 3;

/** Days for which an offer that has ended can still be won back. */
const daysEnded = 14;

/** Days for which an acceptance is news, today included, and how many are shown at most. */
const daysNew = 14;
const newsShown = 5;

/** Days that the figures are of, today included. */
const daysCounted = 90;

type Attention = Overview['attention'];

/** What staff should look at among the offers, and how the offers of the last 90 days fare. */
@Injectable()
export class OfferOverviewService {
  constructor(
    private readonly notable: OfferAttentionRepository,
    private readonly waitingClients: WaitingClientRepository,
    private readonly waitingApprovals: WaitingApprovalRepository,
    private readonly acceptedOffers: AcceptedOfferRepository,
    private readonly failed: FailedMailRepository,
    private readonly figures: OfferFiguresRepository,
    private readonly users: UsersService,
    private readonly settings: OfferSettingsService,
    private readonly calendar: Calendar,
  ) {}

  /** Offers whose clients wait for an answer, the longest wait first. */
  waiting(): ReturnType<WaitingClientRepository['find']> {
    return this.waitingClients.find(shown);
  }

  /** What clients have accepted in the last days, the latest first. */
  accepted(): ReturnType<AcceptedOfferRepository['findSince']> {
    const since = this.calendar.startOf(daysAfter(this.calendar.today(), 1 - daysNew));
    return this.acceptedOffers.findSince(since, newsShown);
  }

  /** Offers whose discounts a user may approve, the longest wait first. */
  async approvals(user: User): ReturnType<WaitingApprovalRepository['findFor']> {
    return this.waitingApprovals.findFor(await this.users.countedAsOne(user), shown);
  }

  /** A higher limit of discounts that a user may confirm. */
  async proposedLimit(user: User): Promise<Overview['proposedLimit']> {
    const waiting = await this.settings.waitingFor(user);
    return waiting && { proposedBy: waiting.username, since: waiting.at.toISOString(), limit: waiting.to };
  }

  /** Offers still valid whose discounts a user gave and an admin rejected, the oldest request first. */
  rejectedDiscounts(user: User): ReturnType<WaitingApprovalRepository['findRejectedOf']> {
    return this.waitingApprovals.findRejectedOf(user, this.calendar.today(), shown);
  }

  /** Open offers whose contacts mails did not reach since then, and creators whom they do not reach. */
  async failedMails(since: Date): Promise<Pick<Overview, 'failedMails' | 'unreachableCreators'>> {
    const [failedMails, unreachableCreators] = await Promise.all([
      this.failed.findOffers(since, this.calendar.today(), shown),
      this.failed.findCreators(since, shown),
    ]);
    return { failedMails, unreachableCreators };
  }

  /** Offers that end soon, that nobody has opened, and that have ended, in this order. */
  async attention(): Promise<Attention> {
    const today = this.calendar.today();
    const soon = daysAfter(today, daysAhead);
    const [expiring, unopened, expired] = await Promise.all([
      this.notable.findEnding(today, soon, shown),
      this.notable.findUnopened(
        this.#windowStart(today),
        this.calendar.startOf(daysAfter(today, 1 - daysUnopened)),
        soon,
        shown,
      ),
      this.notable.findEnded(daysAfter(today, -daysEnded), daysAfter(today, -1), shown),
    ]);
    return [
      ...expiring.map((offer) => toAttention(offer, 'expiring', daysBetween(today, offer.validUntil))),
      ...unopened.map((offer) =>
        toAttention(offer, 'unopened', daysBetween(this.calendar.dayOf(offer.createdAt), today)),
      ),
      ...expired.map((offer) => toAttention(offer, 'expired', daysBetween(offer.validUntil, today))),
    ].slice(0, shown);
  }

  /** How far the offers of the last 90 days came, and how they stand in each currency. */
  async progress(): Promise<Pick<Overview, 'offers' | 'currencies'>> {
    const today = this.calendar.today();
    const found = await this.figures.count(this.#windowStart(today), today, daysAfter(today, daysAhead));
    const sum = (name: 'made' | 'opened' | 'openedAgain') => found.reduce((total, figures) => total + figures[name], 0);
    return {
      offers: { made: sum('made'), opened: sum('opened'), openedAgain: sum('openedAgain') },
      currencies: currencies.flatMap((currency) => found.filter((one) => one.currency === currency)).map(toCurrency),
    };
  }

  #windowStart(today: string): Date {
    return this.calendar.startOf(daysAfter(today, 1 - daysCounted));
  }
}

const toAttention = (
  { id, clientName, opened }: NotableOffer,
  reason: AttentionReason,
  days: number,
): Attention[number] => ({
  offerId: id,
  clientName,
  reason,
  days,
  opened,
});

const toCurrency = ({ currency, made, open, expiring, expired }: OfferFigures): Overview['currencies'][number] => ({
  currency,
  made,
  open,
  expiring,
  expired,
});
