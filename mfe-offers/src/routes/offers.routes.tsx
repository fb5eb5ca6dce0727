import { useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { routePaths } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider, useParams } from '@programme/platform';
import { AnswerDock } from '../features/answer/answer-dock';
import { LazyDecisionBanner } from '../features/decision-banner/lazy-decision-banner';
import { OfferPage } from '../features/offer/offer-page';
import { OfferSkeleton } from '../features/offer/offer-skeleton';
import { OfferGate } from '../features/offer-gate/offer-gate';
import { DownloadButton } from '../features/offer-pdf/download-button';
import { useViewTracking } from '../features/view-tracking/use-view-tracking';
import { useOfferViewModel } from '@programme/offer-view';
import { OnDemand } from '../shared/decision/on-demand';
import { createOffersStore } from '../shared/offers.store';
import { useOfferUpdates } from './use-offer-updates';
import { useOpenedOffer } from './use-opened-offer';

/** The addresses that clients are sent (S2 §2). What was read of offers is forgotten when the client leaves them. */
export function OffersRoutes() {
  const [store] = useState(createOffersStore);
  return (
    <StoreProvider store={store}>
      <Routes>
        <Route path={routePaths.offer} element={<OfferOfAddress />} />
        {[routePaths.verify, routePaths.verifyDigest].map((path) => (
          <Route key={path} path={path} element={<OnDemand load={loadVerifyPage} given={nothing} height={320} />} />
        ))}
      </Routes>
    </StoreProvider>
  );
}

const loadVerifyPage = async () =>
  (await import(/* webpackChunkName: "verify-page" */ '../features/verify/verify-page')).VerifyPage;

const nothing = {};

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
  const { before, markSeen, onState } = useOfferUpdates(offerId, offer);
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({});
  const [answered, setAnswered] = useState(false);
  useOpenedOffer(view.heading, offer.offer.currency);
  useViewTracking(offerId, onState);
  return (
    <>
      <OfferPage
        view={view}
        action={view.withdrawn ? null : <DownloadButton offer={offer} view={view} />}
        announcement={
          offer.decision && (
            <LazyDecisionBanner
              decision={offer.decision}
              creator={offer.offer.creator}
              view={view}
              takesFocus={answered}
              download={(label) => <DownloadButton offer={offer} view={view} label={label} />}
            />
          )
        }
        onChooseLength={(option, months) => setLengths((chosen) => ({ ...chosen, [option]: months }))}
      />
      <AnswerDock
        {...{ offerId, offer, view, lengths, before }}
        onUpdateSeen={markSeen}
        onAnswered={() => setAnswered(true)}
      />
    </>
  );
}
