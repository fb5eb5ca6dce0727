import type { PublicOffer } from '@programme/contracts';
import { dayAhead, daysBetween, formatZonedMoment } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';

type Offer = PublicOffer['offer'];
export type OfferDays = Pick<Offer, 'preparedOn' | 'daysLeft' | 'endsAt'>;

/** The days of an offer as the server counts them; by the reader's calendar where an older API does not send them. */
export function offerDays(offer: Offer): OfferDays {
  const { preparedOn, daysLeft, endsAt } = offer as Partial<OfferDays>;
  return {
    preparedOn: preparedOn ?? dayAhead(0, new Date(offer.createdAt)),
    daysLeft: daysLeft ?? daysBetween(dayAhead(0), offer.validUntil),
    endsAt,
  };
}

/**
 * When an offer ends by the reader's clock, with the zone of that clock; null where the last day ends at the reader's
 * midnight too (decision B36).
 */
export function readersEnd(
  { validUntil, endsAt }: Pick<Offer, 'validUntil' | 'endsAt'>,
  language: Language,
  translate: Translate,
): string | null {
  if (endsAt === undefined) return null;
  const end = new Date(endsAt);
  const lastMoment = new Date(end.getTime() - 1);
  if (dayAhead(0, lastMoment) === validUntil && dayAhead(0, end) !== validUntil) return null;
  return translate('offer.validUntil.readersClock', { moment: formatZonedMoment(end, language) });
}
