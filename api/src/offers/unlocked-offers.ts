import type { Request } from 'express';
import type { OfferEntity } from './offer.entity.js';

/** An offer as far as its lock goes: another code makes it another lock. */
export type UnlockedOffer = Pick<OfferEntity, 'id' | 'codeVersion'>;

/** Most offers that one browser session keeps open; the one opened first is locked again. */
const mostUnlocked = 50;

const asKept = ({ id, codeVersion }: UnlockedOffer): string => `${id} ${codeVersion}`;

export const isUnlocked = ({ session }: Request, offer: UnlockedOffer): boolean =>
  session.unlockedOffers?.includes(asKept(offer)) ?? false;

/** Whether any code of the offer was ever given in this browser's session, the present one or another. */
export const hasKeyTo = ({ session }: Request, offerId: string): boolean =>
  session.unlockedOffers?.some((kept) => kept.startsWith(`${offerId} `)) ?? false;

/** Remembers in the browser's session that the offer's present code was given. */
export function unlock({ session }: Request, offer: UnlockedOffer): void {
  const others = (session.unlockedOffers ?? []).filter((other) => !other.startsWith(`${offer.id} `));
  session.unlockedOffers = [...others, asKept(offer)].slice(-mostUnlocked);
}
