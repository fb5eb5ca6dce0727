import { isHiddenFromClients, type OfferMessage, type PublicOffer } from '@programme/contracts';

/** What an API of before there were questions answers as well. */
type AnyPublicOffer = { readonly thread?: PublicOffer['thread'] };

/** The messages about an offer; null where nobody can ask: of an offer that is hidden, and of an API without questions. */
export function threadOf(offer: PublicOffer): readonly OfferMessage[] | null {
  const { thread }: AnyPublicOffer = offer;
  return isHiddenFromClients(offer.status) ? null : (thread ?? null);
}

/** Where in the thread a reader wants to be. Each wish is an object of its own, so that one can be repeated. */
export type ThreadGoal = { readonly place: 'question' | 'newest' };
