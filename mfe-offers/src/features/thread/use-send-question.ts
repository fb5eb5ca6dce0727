import { useState } from 'react';
import type { ApiError } from '@programme/api-client';
import type { OfferMessage, OfferQuestion } from '@programme/contracts';
import { attemptOf, isRefusal, noAttempt } from '../../shared/attempt';
import { locked, offersApi } from '../../shared/offers.api';
import { storedQuestion, storeQuestion } from './question-draft';
import { threadApi } from './thread.api';

/** How a call ended that asked nothing. `unanswered`: the question may have arrived. `refused`: for the error's reason. */
export type QuestionFailure = { readonly kind: 'unanswered' } | { readonly kind: 'refused'; readonly error: ApiError };

/** Sends a question. Without access the page shows its gate; after a conflict, how the offer stands by then. */
export function useSendQuestion(offerId: string) {
  const [ask, { isLoading }] = threadApi.useAskQuestionMutation();
  const { refetch } = offersApi.usePublicOfferQuery(offerId);
  const [failure, setFailure] = useState<QuestionFailure | null>(null);

  /** @returns the message; null when there is a failure */
  const send = async (question: OfferQuestion): Promise<OfferMessage | null> => {
    setFailure(null);
    const attempt = attemptOf(storedQuestion(offerId).attempt, question);
    storeQuestion(offerId, { attempt });
    const { data, error } = await ask({ offerId, idempotencyKey: attempt.key, body: question });
    if (data) {
      // What was typed while the question was on its way is the next one.
      const isStill = storedQuestion(offerId).text.trim() === question.text;
      storeQuestion(offerId, { attempt: noAttempt, ...(isStill && { text: '' }) });
      return data;
    }
    const isRefused = isRefusal(error);
    setFailure(isRefused ? { kind: 'refused', error } : { kind: 'unanswered' });
    if (isRefused && (error.status === 409 || error.status === locked)) await refetch();
    return null;
  };

  return { send, sending: isLoading, failure };
}
