import { isHiddenFromClients, type OfferDecision, type PublicOffer, type Quote } from '@programme/contracts';
import type { QuotedLength } from '@programme/pricing';
import { daysAfter, daysBetween } from '@programme/formatting';
import { type Calendar } from '../../../platform/clock/clock.js';
import { toState } from '../states/decision.mapper.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { creatorOf, extensionRequestedAt, toSnapshot } from '../records/offer.mapper.js';
import { toPublicMessage, type OfferMessageEntity } from '../thread/offer-message.entity.js';

/** What of an offer stands elsewhere. */
type PublicReading = {
  readonly decision: OfferDecision | null;
  readonly messages: readonly OfferMessageEntity[];
  /** Whether this installation sends mails. */
  readonly sendsMail: boolean;
};

/**
 * What a client sees of an offer; of one that is withdrawn or waits for approval neither quotes, texts and contact, nor
 * thread.
 *
 * @param row with its creator and quotes
 */
export function toPublicOffer(
  row: OfferEntity,
  calendar: Calendar,
  { decision, messages, sendsMail }: PublicReading,
): PublicOffer {
  const today = calendar.today();
  const state = toState(row, today, decision);
  const isHidden = isHiddenFromClients(state.status);
  const { offer, quotes } = toSnapshot(isHidden ? { ...row, introduction: null, terms: null } : row);
  const { email, phone } = creatorOf(row);
  const shown = {
    ...state,
    offer: {
      ...offer,
      expired: row.validUntil < today,
      preparedOn: calendar.dayOf(row.createdAt),
      daysLeft: daysBetween(today, row.validUntil),
      endsAt: calendar.startOf(daysAfter(row.validUntil, 1)).toISOString(),
    },
    language: row.language,
    creatorContact: { email, phone },
  };
  if (isHidden) return { ...shown, quotes: [], contact: null, thread: [], extensionRequestedAt: null };
  return {
    ...shown,
    quotes: quotes.map(toPublicQuote),
    contact: contactOf(row, sendsMail),
    thread: messages.map(toPublicMessage),
    extensionRequestedAt: extensionRequestedAt(row),
  };
}

/** A cheaper way to buy is told the client only where staff chose to (decision B30). */
function toPublicQuote(quote: Quote): Quote {
  if (quote.showBetterPriceHint) return quote;
  const { options, ...own } = quote.calculatedPrices;
  return { ...quote, calculatedPrices: { ...withoutAdvice(own), options: options.map(withoutAdvice) } };
}

const withoutAdvice = <Prices extends Pick<QuotedLength, 'comfort'>>(prices: Prices): Prices =>
  prices.comfort ? { ...prices, comfort: { ...prices.comfort, betterPrice: null } } : prices;

const contactOf = (
  { contactName: name, contactEmail: email }: OfferEntity,
  isWrittenTo: boolean,
): PublicOffer['contact'] => (name === null || email === null ? null : { name, email, isWrittenTo });
