import { useMemo, useState } from 'react';
import { isHiddenFromClients, type PublicOffer } from '@programme/contracts';
import { routePaths, useShell, useTranslate } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider, useParams } from '@programme/platform';
import { Skeleton, Spinner } from '@programme/ui';
import { OfferSkeleton } from '../features/offer/offer-skeleton';
import { OfferPage } from '../features/offer/offer-page';
import { OfferGate } from '../features/offer-gate/offer-gate';
import { DownloadButton } from '../features/offer-pdf/download-button';
import { useViewTracking } from '../features/view-tracking/use-view-tracking';
import { useOfferViewModel } from '@programme/offer-view';
import { threadOf, type ThreadGoal } from '../shared/offer-thread';
import type { ReportedState } from '../shared/offers.api';
import { createOffersStore } from '../shared/offers.store';
import { useChunk } from '../shared/use-chunk';
import { useIsClient } from '../shared/use-is-client';
import { useChoice } from './use-choice';
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
const loadExtras = () => import(/* webpackChunkName: "answer" */ './offer-extras');

function Verify() {
  const translate = useTranslate();
  const chunk = useChunk(loadVerify);
  return chunk ? <chunk.VerifyPage /> : <Spinner label={translate('shell.page.loading')} />;
}

/** Of what became of an offer, while it loads; px. */
const bannerHeight = 240;

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
  const { translate } = useShell();
  const extras = useChunk(loadExtras);
  const offered = useOfferViewModel(offer);
  const view = useMemo(
    () => extras?.markAccepted(offered, offer, translate) ?? offered,
    [extras, offered, offer, translate],
  );
  const [reported, setReported] = useState<ReportedState>(null);
  const [answered, setAnswered] = useState(false);
  const [goal, setGoal] = useState<ThreadGoal | null>(null);
  useOpenedOffer(view.heading, offer.offer.currency);
  useViewTracking(offer.status === 'awaiting-approval' ? null : offerId, setReported, extras?.ViewTracker);
  const { choice, choose, look } = useChoice(offer, view);
  const isClient = useIsClient();
  const canChoose = isClient && offer.status === 'open';
  const isHidden = isHiddenFromClients(offer.status);
  // An accepted offer has another shape: its options are folded.
  if (!extras && offer.status === 'accepted') return <OfferSkeleton />;
  return (
    <>
      <OfferPage
        view={view}
        action={!isHidden && <DownloadButton offer={offer} view={view} />}
        announcement={
          (offer.decision || isHidden) &&
          (extras ? (
            <extras.OutcomeBanner
              {...{ offer, view }}
              takesFocus={answered}
              onAsk={isClient && threadOf(offer) ? () => setGoal({ place: 'question' }) : undefined}
              download={(label) => <DownloadButton offer={offer} view={view} certificateLabel={label} />}
            />
          ) : (
            <Skeleton height={bannerHeight} />
          ))
        }
        expiredAction={extras && <extras.MoreTime {...{ offerId, offer }} />}
        choice={canChoose ? choice : null}
        {...(canChoose && { onChoose: choose })}
        onLook={look}
        accepted={extras && view.accepted && extras.acceptedParts(view.accepted)}
        closing={extras && <extras.Thread {...{ offerId, offer, goal }} />}
      />
      {extras && (
        <extras.AnswerDock
          {...{ offerId, offer, view, choice, reported }}
          onChoose={choose}
          onAnswered={() => setAnswered(true)}
          onThread={setGoal}
        />
      )}
    </>
  );
}
