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
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import type { OfferEventOf } from '../events/offer-subscriber.js';
import { noApproval, type ApprovalFields } from '../records/offer-approval.js';
import type { OfferEntity, RequestedDiscount } from '../records/offer.entity.js';
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

type Change = { readonly at: Date; readonly user: NonNullable<OfferEventOf<'changed'>['user']> };

type CheckedTerms = {
  /** The limit of discounts that held, in percent; null: none. */
  readonly limit: number | null;
  readonly approval: ApprovalFields;
};

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
  async approvalOf(terms: Terms, { at, user }: Change, old?: OfferEntity): Promise<CheckedTerms> {
    const { largestDiscount: limit } = await this.settings.read();
    const waiting = unapprovedDiscounts(this.#discountsOf(terms), old?.approvedDiscounts ?? [], limit);
    if (waiting.length === 0) return { limit, approval: noApproval };
    const given = old ? this.#requested(old) : [];
    const requesters = waiting.map(({ quote: _quote, ...one }) => {
      const before = given.find((other) => includesDiscount([other], one));
      return { ...one, requestedBy: before?.requestedBy ?? user.username };
    });
    const isGivenBefore = waiting.every((one) => includesDiscount(given, one));
    const approval = {
      ...noApproval,
      approvalRequestedAt: at,
      approvalRequestedBy: (isGivenBefore && old?.approvalRequestedBy) || user.username,
      approvalRequesters: requesters,
      approvalDiscount: largestDiscount(waiting),
      approvalLimit: limit,
    };
    return { limit, approval };
  }

  /** What an offer waits for, and who gave it. What waited before that was kept is all of one admin. */
  #requested(offer: OfferEntity): RequestedDiscount[] {
    const { approvalRequesters, approvalRequestedBy } = offer;
    if (approvalRequesters || approvalRequestedBy === null) return approvalRequesters ?? [];
    return this.ofOffer(offer).map((option) => ({ ...option, requestedBy: approvalRequestedBy }));
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
    const given = this.#requested(offer);
    const requestedBy = offer.approvalRequestedBy ?? '';
    const options = unapprovedDiscounts(this.ofOffer(offer), offer.approvedDiscounts ?? [], limit);
    return {
      requestedAt: requestedAt.toISOString(),
      requestedBy,
      discount: offer.approvalDiscount ?? 0,
      limit,
      options: options.map((option) => ({
        quote: option.quote,
        package: option.package,
        months: option.months,
        discount: option.discount,
        requestedBy: given.find((one) => includesDiscount([one], option))?.requestedBy ?? requestedBy,
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

/** The event of a request for approval; undefined where nothing waits. */
export function requestEvent(
  offer: OfferEntity,
  approval: ApprovalFields,
  { at, user }: Change,
): OfferEventOf<'approval-requested'> | undefined {
  const { approvalRequestedAt, approvalRequestedBy, approvalRequesters, approvalDiscount, approvalLimit } = approval;
  if (!approvalRequestedAt || approvalRequestedBy === null || approvalDiscount === null || approvalLimit === null)
    return undefined;
  const payload = {
    discount: approvalDiscount,
    limit: approvalLimit,
    requestedBy: approvalRequestedBy,
    requestersDigest: canonicalDigest(approvalRequesters),
  };
  return { action: 'approval-requested', offer, at, user, payload };
}
