import { useMemo } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { offerViewModel, type OfferViewModel } from './offer-view-model';

/** The offer in the page's language, which may change at any time. */
export function useOfferViewModel(offer: PublicOffer): OfferViewModel {
  const { translate, preferences } = useShell();
  return useMemo(
    () => offerViewModel(offer, translate, preferences.language),
    [offer, translate, preferences.language],
  );
}
