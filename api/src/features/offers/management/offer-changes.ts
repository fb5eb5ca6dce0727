import { excessiveDiscounts, isEqualJson, type FieldIssue, type QuoteFields } from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';
import { changedContent } from '../records/offer-content.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toQuotes } from '../records/offer.mapper.js';
import type { NewQuoteRow, OfferFields } from '../records/offer.repository.js';

/** The names, as the contract has them, of what is different from the offer as it was. */
export function changedFields(old: OfferEntity, now: OfferFields, quotes: readonly NewQuoteRow[]): string[] {
  const before = toQuotes(old).map(({ id: _id, ...quote }) => quote);
  const changes = {
    clientName: old.clientName !== now.clientName,
    creator: old.creatorId !== now.creatorId,
    currency: old.currency !== now.currency,
    validUntil: old.validUntil !== now.validUntil,
    ...changedContent(old, now),
    quotes: !isEqualJson(before, quotes),
  };
  return Object.entries(changes).flatMap(([field, changed]) => (changed ? [field] : []));
}

type PricedOffer = {
  readonly validUntil: string;
  readonly quotes: readonly (QuoteFields & { readonly calculatedPrices: QuotePrices })[];
};

/**
 * What an offer must not have (decisions P21, P23): a last day that is over, unless it had that one before, and a fixed
 * discount that leaves nothing of the price of a length that a client may accept.
 *
 * @param today in the server's time zone (decision B15)
 * @param storedDay the last day of the offer as it is stored; nothing for a new one
 */
export function offerIssues({ validUntil, quotes }: PricedOffer, today: string, storedDay?: string): FieldIssue[] {
  const isPast = validUntil < today && validUntil !== storedDay;
  return [
    ...(isPast ? [{ field: 'validUntil', key: 'validation.validUntil.past', parameters: {} } as const] : []),
    ...quotes.flatMap((quote, index) =>
      excessiveDiscounts(quote, quote.calculatedPrices).map(
        ({ field, months }) =>
          ({
            field: `quotes[${index}].${field}`,
            key: 'validation.discount.abovePrice',
            parameters: { count: months },
          }) as const,
      ),
    ),
  ];
}
