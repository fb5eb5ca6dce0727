import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { usePageTitle, useShell } from '@programme/mfe-contract';
import { Spinner } from '@programme/ui';
import { offersApi } from '../../shared/offers.api';
import { OfferLoadFailure } from './offer-load-failure';
import { PasswordGate } from './password-gate';

const locked = 401;

/** An offer behind its password (S2 §2). Before that it names nobody: not on the screen, not in the title. */
export function OfferPage({ offerId }: { readonly offerId: string }) {
  const { translate, toast } = useShell();
  const [unlocked, setUnlocked] = useState(false);
  const { error, isFetching, refetch } = offersApi.usePublicOfferQuery(offerId, { skip: !unlocked });
  usePageTitle(translate('offer.title'));

  const onUnlocked = () => {
    toast({ title: translate('offer.correct.title'), description: translate('offer.correct.text') });
    setUnlocked(true);
    // A 401 may stand from before, when the session had ended.
    if (error) void refetch();
  };

  if (unlocked && isFetching) return <Spinner label={translate('offer.loading')} />;
  if (error && !(isApiError(error) && error.status === locked))
    return <OfferLoadFailure onRetry={() => void refetch()} />;
  return <PasswordGate offerId={offerId} onUnlocked={onUnlocked} />;
}
