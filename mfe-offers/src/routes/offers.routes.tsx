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
import { OnDemand } from '../shared/decision/on-demand';
import type { ReportedState } from '../shared/offers.api';
import { createOffersStore } from '../shared/offers.store';
import { useOpenedOffer } from './use-opened-offer';

/** The addresses that clients are sent (S2 §2). What was read of offers is forgotten when the client leaves them. */
export function OffersRoutes() {
  const [store] = useState(createOffersStore);
  return (
    <StoreProvider store={store}>
      <Routes>
        <Route path={routePaths.offer} element={<OfferOfAddress />} />
        {[routePaths.verify, routePaths.verifyDigest].map((path) => (
          <Route key={path} path={path} element={<Verify />} />
        ))}
      </Routes>
    </StoreProvider>
  );
}

const loadVerify = () => import(/* webpackChunkName: "verify" */ '../features/verify');
const loadAnswer = () => import(/* webpackChunkName: "answer" */ '../features/answer');

const Verify = () => <OnDemand load={loadVerify}>{({ VerifyPage }) => <VerifyPage />}</OnDemand>;

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
  const [reported, setReported] = useState<ReportedState>(null);
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({});
  const [answered, setAnswered] = useState(false);
  useOpenedOffer(view.heading, offer.offer.currency);
  useViewTracking(offerId, setReported);
  const isWithdrawn = offer.status === 'withdrawn';
  return (
    <>
      <OfferPage
        view={view}
        action={!isWithdrawn && <DownloadButton offer={offer} view={view} />}
        announcement={
          (offer.decision || isWithdrawn) && (
            <OnDemand load={loadAnswer} height={offer.decision?.option ? 300 : 96}>
              {({ OutcomeBanner }) => (
                <OutcomeBanner
                  offer={offer}
                  view={view}
                  takesFocus={answered}
                  download={(label) => <DownloadButton offer={offer} view={view} label={label} />}
                />
              )}
            </OnDemand>
          )
        }
        onChooseLength={(option, months) => setLengths((chosen) => ({ ...chosen, [option]: months }))}
      />
      <OnDemand load={loadAnswer}>
        {({ AnswerDock }) => (
          <AnswerDock {...{ offerId, offer, view, lengths, reported }} onAnswered={() => setAnswered(true)} />
        )}
      </OnDemand>
    </>
  );
}
