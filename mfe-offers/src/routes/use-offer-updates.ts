import { useCallback, useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { offersApi, type ReportedState } from '../shared/offers.api';

/** Follows an open offer: reads it again when it has changed, and keeps what the reader has seen of it before. */
export function useOfferUpdates(offerId: string, offer: PublicOffer) {
  const [renew] = offersApi.useRenewOfferMutation();
  const [seen, setSeen] = useState(offer);
  const { revision, status } = offer;
  return {
    /** The offer as the reader knows it; null while that is the present one, and once it was withdrawn. */
    before: seen.revision !== revision && status !== 'withdrawn' ? seen : null,
    markSeen: () => setSeen(offer),
    onState: useCallback(
      (state: NonNullable<ReportedState>) => {
        if (state.revision !== revision || state.status !== status) void renew(offerId);
      },
      [renew, offerId, revision, status],
    ),
  };
}
