import { useState } from 'react';
import type { ApiError } from '@programme/api-client';
import type { OfferDecisionRequest, OfferState } from '@programme/contracts';
import { attemptOf, isRefusal, noAttempt } from '../../shared/attempt';
import { offersApi } from '../../shared/offers.api';
import { answerApi } from './answer.api';
import type { AnswerDialogProps } from './answer-drafts';
import { keepAttempt } from './kept-answer';

/**
 * How a call ended that was no answer. `unanswered`: it may have arrived. `overtaken`: the offer is another one by now,
 * which the page shows. `consent`: the text to agree to is another one. `refused`: for the reason that the error gives.
 */
export type AnswerFailure =
  | { readonly kind: 'unanswered' | 'overtaken' | 'consent' }
  | { readonly kind: 'refused'; readonly error: ApiError };

type Sent = Pick<AnswerDialogProps, 'offerId' | 'attempt' | 'onAnswered'>;

/** Sends an answer. After a conflict the page shows how the offer stands by then. */
export function useSendAnswer({ offerId, attempt, onAnswered }: Sent) {
  const [answer, { isLoading }] = answerApi.useAnswerOfferMutation();
  const { refetch, isFetching } = offersApi.usePublicOfferQuery(offerId);
  const [failure, setFailure] = useState<AnswerFailure | null>(null);

  const failureOf = async (error: unknown, { revision }: OfferDecisionRequest): Promise<AnswerFailure> => {
    if (!isRefusal(error)) return { kind: 'unanswered' };
    if (error.status !== 409) return { kind: 'refused', error };
    const { data, isSuccess } = await refetch();
    const moved = (state: OfferState | undefined) =>
      state !== undefined && (state.status !== 'open' || state.revision !== revision);
    if (isSuccess && moved(data)) return { kind: 'overtaken' };
    return moved(error.state) ? { kind: 'refused', error } : { kind: 'consent' };
  };

  /** @returns why it failed; null when it did not */
  const send = async (contents: OfferDecisionRequest): Promise<AnswerFailure | null> => {
    setFailure(null);
    attempt.current = attemptOf(attempt.current, contents);
    keepAttempt(offerId, attempt.current);
    const { error } = await answer({ offerId, idempotencyKey: attempt.current.key, body: contents });
    if (error === undefined) {
      attempt.current = noAttempt;
      onAnswered();
      return null;
    }
    const reason = await failureOf(error, contents);
    setFailure(reason);
    return reason;
  };

  return { send, sending: isLoading || isFetching, failure, forgetFailure: () => setFailure(null) };
}
