import { useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { routePaths } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider, useParams } from '@programme/platform';
import { OfferPage } from '../features/offer/offer-page';
import { OfferSkeleton } from '../features/offer/offer-skeleton';
import { OfferGate } from '../features/offer-gate/offer-gate';
import { DownloadButton } from '../features/offer-pdf/download-button';
import { useViewTracking } from '../features/view-tracking/use-view-tracking';
import { useOfferViewModel } from '@programme/offer-view';
import { createOffersStore } from '../shared/offers.store';
import { useOpenedOffer } from './use-opened-offer';

/** The addresses that clients are sent (S2 §2). What was read of offers is forgotten when the client leaves them. */
export function OffersRoutes() {
  const [store] = useState(createOffersStore);
  return (
    <StoreProvider store={store}>
      <Routes>
        <Route path={routePaths.offer} element={<OfferOfAddress />} />
      </Routes>
    </StoreProvider>
  );
}

/** The key gives every offer a page of its own: one password opens one offer. */
function OfferOfAddress() {
  const { offerId = '' } = useParams();
  return (
    <OfferGate key={offerId} offerId={offerId} skeleton={<OfferSkeleton />}>
      {(offer) => <OpenedOffer offerId={offerId} offer={offer} />}
    </OfferGate>
  );
}

function OpenedOffer({ offerId, offer }: { readonly offerId: string; readonly offer: PublicOffer }) {
  const view = useOfferViewModel(offer);
  useOpenedOffer(view.heading, offer.offer.currency);
  useViewTracking(offerId);
  return <OfferPage view={view} action={<DownloadButton view={view} />} />;
}
