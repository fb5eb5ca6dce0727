import { isDeepStrictEqual } from 'node:util';
import type { OfferAction, User } from '@programme/contracts';
import type { OfferEntity } from '../records/offer.entity.js';
import { toQuotes } from '../records/offer.mapper.js';
import type { NewEvent, NewQuoteRow, OfferFields } from '../records/offer.repository.js';

/** An entry of an offer's history. */
export const newEvent = (
  offerId: string,
  action: OfferAction,
  at: Date,
  user: User,
  fields: string[] = [],
): NewEvent => ({ offerId, action, at, userId: user.id, username: user.username, fields });

/** The names, as the contract has them, of what is different from the offer as it was. */
export function changedFields(old: OfferEntity, now: OfferFields, quotes: readonly NewQuoteRow[]): string[] {
  const before = toQuotes(old).map(({ id: _id, ...quote }) => quote);
  const changes = {
    clientName: old.clientName !== now.clientName,
    creator: old.creatorId !== now.creatorId,
    currency: old.currency !== now.currency,
    validUntil: old.validUntil !== now.validUntil,
    quotes: !isDeepStrictEqual(before, quotes),
  };
  return Object.entries(changes).flatMap(([field, changed]) => (changed ? [field] : []));
}
