import { useState } from 'react';
import { routePaths } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider, useParams } from '@programme/platform';
import { OfferPage } from '../features/offer-gate/offer.page';
import { createOffersStore } from '../shared/offers.store';

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
  return <OfferPage key={offerId} offerId={offerId} />;
}
