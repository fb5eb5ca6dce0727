import { Injectable } from '@nestjs/common';
import {
  includesDiscount,
  quotedDiscounts,
  unapprovedDiscounts,
  type ApprovalRequest,
  type ApprovedDiscount,
  type QuoteFields,
} from '@programme/contracts';
import { largestDiscount, type Currency, type QuotePrices } from '@programme/pricing';
import { ActivePriceBookService } from '../../price-books/active/active-price-book.service.js';
import type { NewEvent } from '../events/offer-event.repository.js';
import { noApproval, type ApprovalFields } from '../records/offer-approval.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toQuotes } from '../records/offer.mapper.js';
import { OfferSettingsRepository } from './offer-settings.repository.js';

type Terms = {
  readonly currency: Currency;
  readonly quotes: readonly (QuoteFields & { readonly calculatedPrices: QuotePrices })[];
};

type QuotedDiscount = ApprovedDiscount & {
  /** Place of its quote in the offer, from 1. */
  readonly quote: number;
};

type Change = { readonly at: Date; readonly user: NonNullable<NewEvent['user']> };

/** Finds out which discounts of an offer need an admin's approval (docs/adr/0026). */
@Injectable()
export class OfferDiscountsService {
  constructor(
    private readonly settings: OfferSettingsRepository,
    private readonly priceBooks: ActivePriceBookService,
  ) {}

  /**
   * What an offer's row says once it has these terms: whoever changes them asks for an approval where they need one. Who
   * leaves the discounts of an offer that waits as they are, or lowers them, does not become the one who gave them.
   *
   * @param old the offer as it was, with its quotes; nothing for a new one
   */
  async approvalOf(terms: Terms, { at, user }: Change, old?: OfferEntity): Promise<ApprovalFields> {
    const { largestDiscount: limit } = await this.settings.read();
    const waiting = unapprovedDiscounts(this.#discountsOf(terms), old?.approvedDiscounts ?? [], limit);
    if (waiting.length === 0) return noApproval;
    const before = old?.approvalRequestedBy ? this.ofOffer(old) : [];
    const isGivenBefore = waiting.every((one) => includesDiscount(before, one));
    return {
      ...noApproval,
      approvalRequestedAt: at,
      approvalRequestedBy: (isGivenBefore && old?.approvalRequestedBy) || user.username,
      approvalDiscount: largestDiscount(waiting),
      approvalLimit: limit,
    };
  }

  /** Every option of an offer with its effective discount. @param offer with its quotes */
  ofOffer(offer: OfferEntity): QuotedDiscount[] {
    return this.#discountsOf({ currency: offer.currency, quotes: toQuotes(offer) });
  }

  /** What an offer waits for; null when it does not. @param offer with its quotes */
  requestOf(offer: OfferEntity): ApprovalRequest | null {
    const { approvalRequestedAt: requestedAt, approvalRejectedAt: rejectedAt } = offer;
    if (!requestedAt) return null;
    const limit = offer.approvalLimit ?? 0;
    const options = unapprovedDiscounts(this.ofOffer(offer), offer.approvedDiscounts ?? [], limit);
    return {
      requestedAt: requestedAt.toISOString(),
      requestedBy: offer.approvalRequestedBy ?? '',
      discount: offer.approvalDiscount ?? 0,
      limit,
      options: options.map(({ quote, package: name, months, discount }) => ({
        quote,
        package: name,
        months,
        discount,
      })),
      rejection: rejectedAt && {
        at: rejectedAt.toISOString(),
        username: offer.approvalRejectedBy ?? '',
        reason: offer.approvalRejection ?? '',
      },
    };
  }

  /** Quotes keep the prices of older books: each is compared with its own. */
  #discountsOf({ currency, quotes }: Terms): QuotedDiscount[] {
    return quotes.flatMap((quote, index) => {
      const { book } = this.priceBooks.byId(quote.calculatedPrices.priceBookId) ?? this.priceBooks.current();
      return quotedDiscounts(book, quote, currency).map((option) => ({ ...option, quote: index + 1 }));
    });
  }
}

/** The events of a request for approval: none where nothing waits. */
export const requestEvents = (offerId: string, approval: ApprovalFields, { at, user }: Change): NewEvent[] => {
  const { approvalRequestedAt, approvalRequestedBy, approvalDiscount, approvalLimit } = approval;
  if (!approvalRequestedAt || approvalRequestedBy === null || approvalDiscount === null || approvalLimit === null)
    return [];
  const payload = { discount: approvalDiscount, limit: approvalLimit, requestedBy: approvalRequestedBy };
  return [{ offerId, action: 'approval-requested', at, user, payload }];
};
