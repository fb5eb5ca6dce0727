import { useMemo } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { offerView, type OfferView } from './offer-view';

/** The offer in the page's language, which may change at any time. */
export function useOfferView(offer: PublicOffer): OfferView {
  const { translate, preferences } = useShell();
  return useMemo(() => offerView(offer, translate, preferences.language), [offer, translate, preferences.language]);
}
