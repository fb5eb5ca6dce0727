import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@programme/api-client';
import type { PublicOffer } from '@programme/contracts';
import { usePageTitle, useShell } from '@programme/mfe-contract';
import { Box, Spinner, tokens, Typography, visuallyHidden } from '@programme/ui';
import { CoverGround } from '../../shared/layout/cover-ground';
import { locked, offersApi } from '../../shared/offers.api';
import { OfferLoadFailure } from './offer-load-failure';
import { PasswordGate } from './password-gate';

type Props = {
  readonly offerId: string;
  /** Placeholder of the offer while it loads for a visitor with access. */
  readonly skeleton: ReactNode;
  readonly children: (offer: PublicOffer) => ReactNode;
};

/**
 * An offer behind its password (S2 §2). A visitor who has unlocked it before, or an admin, never sees the gate. The
 * gate does not reveal whom the offer is for.
 */
export function OfferGate({ offerId, skeleton, children }: Props) {
  const { translate, toast, offerIsLocked } = useShell();
  const { data, error, isFetching, refetch } = offersApi.usePublicOfferQuery(offerId);
  // The page may show the gate already: it stays there while the first query finds out the same.
  const [gateIsShown] = useState(() => offerIsLocked?.() ?? false);
  const [unlocked, setUnlocked] = useState(false);
  const isOpen = data !== undefined && !isLocked(error);
  // Rendered in slices: the whole offer at once is a long task on a phone.
  const isRendered = useDeferredValue(isOpen);
  const isGate = error ? isLocked(error) && !isFetching : gateIsShown;
  const isLoading = (isFetching && !isGate) || isOpen;

  const onUnlocked = async () => {
    const title = translate('offer.correct.title');
    toast({ title, description: translate('offer.correct.text') });
    setUnlocked(true);
    const { isSuccess } = await refetch();
    // In place of the one that says "loading": that is over.
    if (isSuccess) toast({ title });
  };

  // An open offer stays on the page when a later fetch of it fails: somebody may be typing.
  if (isOpen && isRendered) return <Opened takesFocus={unlocked}>{children(data)}</Opened>;
  return (
    <>
      <GateTitle />
      {!isLoading && isGate && <PasswordGate offerId={offerId} onUnlocked={() => void onUnlocked()} />}
      {!isLoading && !isGate && <OfferLoadFailure onRetry={() => void refetch()} />}
      {isLoading && (
        <Box className="full-bleed" sx={{ display: 'grid' }}>
          <Typography component="h1" sx={visuallyHidden}>
            {translate('offer.title')}
          </Typography>
          {error ? skeleton : <Checking label={translate('offer.checking')} />}
        </Box>
      )}
    </>
  );
}

const isLocked = (error: unknown): boolean => isApiError(error) && error.status === locked;

/** On the ground of both the gate and the cover: either may follow. */
const Checking = ({ label }: { readonly label: string }) => (
  <CoverGround sx={{ '& :has(> [role=progressbar])': { color: tokens.color.onPanelLine } }}>
    <Spinner label={label} />
  </CoverGround>
);

/** Names nobody in the page's title. */
function GateTitle() {
  usePageTitle(useShell().translate('offer.title'));
  return null;
}

/**
 * The form that held the focus is gone once it has opened the offer: the keyboard and the screen reader go on at its
 * heading.
 */
function Opened({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('h1')?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className="full-bleed">
      {children}
    </div>
  );
}
