import { useState } from 'react';
import type { ApiError } from '@programme/api-client';
import { useDispatch } from '@programme/platform';
import { isRefusal } from '../../shared/attempt';
import { locked, offersApi } from '../../shared/offers.api';
import type { OffersDispatch } from '../../shared/offers.store';
import { answerApi, changePublicOffer } from './answer.api';

/** How a request ended that was not taken: not answered, or refused for the reason that the error gives. */
export type ExtensionFailure = { readonly kind: 'unanswered' } | { readonly kind: 'refused'; readonly error: ApiError };

/** Asks for more time. When the offer has become another one, the page shows that instead; without access, its gate. */
export function useRequestExtension(offerId: string) {
  const dispatch = useDispatch<OffersDispatch>();
  const [ask] = answerApi.useRequestExtensionMutation();
  const { refetch } = offersApi.usePublicOfferQuery(offerId);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ExtensionFailure | null>(null);

  /** Null when the page shows what the offer has become. */
  const failureOf = async (error: unknown): Promise<ExtensionFailure | null> => {
    if (!isRefusal(error)) return { kind: 'unanswered' };
    if (error.status === 409 || error.status === locked) {
      const { data, isSuccess } = await refetch();
      if (isSuccess && data.status !== 'expired') return null;
      if (!isSuccess && error.state) dispatch(changePublicOffer(offerId, error.state));
    }
    return { kind: 'refused', error };
  };

  /** @returns whether the offer is not an expired one any more */
  const request = async (): Promise<boolean> => {
    setFailure(null);
    setSending(true);
    const { error } = await ask(offerId);
    const reason = error === undefined ? null : await failureOf(error);
    setFailure(reason);
    setSending(false);
    return error !== undefined && reason === null;
  };

  return { request, sending, failure };
}
