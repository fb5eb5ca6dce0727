import { useEffect, useState } from 'react';
import { isHiddenFromClients, type PublicOffer } from '@programme/contracts';
import { offersApi, type ReportedState } from '../../shared/offers.api';
import { threadOf } from '../../shared/offer-thread';

/**
 * Follows an open offer: reads it again when a report says that it has changed or that there are more messages about it,
 * and keeps what the reader has seen of it before.
 */
export function useOfferUpdates(offerId: string, offer: PublicOffer, reported: ReportedState) {
  const { refetch } = offersApi.usePublicOfferQuery(offerId);
  const [seen, setSeen] = useState(offer);
  const { revision, status } = offer;
  const shownMessages = threadOf(offer)?.length ?? Infinity;
  useEffect(() => {
    if (!reported) return;
    const isOther = reported.revision !== revision || reported.status !== status;
    if (isOther || reported.messages > shownMessages) void refetch();
  }, [reported, revision, status, shownMessages, refetch]);
  return {
    /** The offer as the reader knows it; null while that is the present one, and while either is hidden. */
    before: seen.revision !== revision && ![status, seen.status].some(isHiddenFromClients) ? seen : null,
    markSeen: () => setSeen(offer),
  };
}
