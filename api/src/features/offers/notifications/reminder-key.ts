import type { OfferEntity } from '../records/offer.entity.js';

/**
 * The dedupe key of the reminder of an offer's last day. Each change of that day makes another one: a day that comes again is
 * reminded of again.
 */
export function reminderKey({
  id,
  validUntil,
  validUntilVersion,
}: Pick<OfferEntity, 'id' | 'validUntil' | 'validUntilVersion'>): string {
  // The first has no version: those of before there were versions are told by the same key.
  return `reminder ${id} ${validUntil}${validUntilVersion > 1 ? ` ${validUntilVersion}` : ''}`;
}
