import { useCallback } from 'react';
import type { Offer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { LazyScreen } from '../../../shared/lazy-screen';
import { withOfferPageTexts } from '../display/with-offer-page-texts';

/** The way to send a new offer, in a chunk of its own: it is needed once the offer is made. */
export function SendCreated(props: { readonly offer: Offer }) {
  const { addTexts } = useShell();
  const load = useCallback(
    async () => (await withOfferPageTexts(addTexts, import('./send-block'))).SendBlock,
    [addTexts],
  );
  return <LazyScreen load={load} props={props} />;
}
