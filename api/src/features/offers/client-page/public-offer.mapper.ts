import { isHiddenFromClients, type OfferDecision, type PublicOffer } from '@programme/contracts';
import { toState } from '../decisions/decision.mapper.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { extensionRequestedAt, toSnapshot } from '../records/offer.mapper.js';
import { toPublicMessage, type OfferMessageEntity } from '../thread/offer-message.entity.js';

/** What of an offer stands in other tables. */
type PublicReading = { readonly decision: OfferDecision | null; readonly messages: readonly OfferMessageEntity[] };

/**
 * What a client sees of an offer; of one that is withdrawn or waits for approval neither quotes nor thread.
 *
 * @param row with its creator and quotes
 */
export function toPublicOffer(row: OfferEntity, today: string, { decision, messages }: PublicReading): PublicOffer {
  const { offer, quotes } = toSnapshot(row);
  const state = toState(row, today, decision);
  const shown = { offer: { ...offer, expired: row.validUntil < today }, ...state };
  if (isHiddenFromClients(state.status)) return { ...shown, quotes: [], thread: [], extensionRequestedAt: null };
  return { ...shown, quotes, thread: messages.map(toPublicMessage), extensionRequestedAt: extensionRequestedAt(row) };
}
