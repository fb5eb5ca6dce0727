import type { ApiError } from '@programme/api-client';
import type { Translate } from '@programme/mfe-contract';

export type UnlockErrorTexts = {
  readonly toast: string;
  readonly alert: string;
  /** How to get a wrong password right; null when it is not the password that failed. */
  readonly hint: string | null;
};

/**
 * The messages when an offer could not be unlocked (S2 §8): the API's own, else a general one. After too many attempts
 * the message says when to try again. Without a response, or after a server error, it does not call the password wrong.
 */
export function unlockErrorTexts(error: ApiError | undefined, translate: Translate): UnlockErrorTexts {
  if (error?.status === 429 && error.retryAfterSeconds !== undefined) {
    const text = translate('offer.limited', { count: Math.max(1, Math.ceil(error.retryAfterSeconds / 60)) });
    return { toast: text, alert: text, hint: null };
  }
  const hint = error?.status === 401 ? translate('offer.invalid.hint') : null;
  if (error?.detail) return { toast: error.detail, alert: error.detail, hint };
  if (!error || error.status === 0 || error.status >= 500) {
    return { toast: translate('shell.unreachable.title'), alert: translate('offer.unreachable.text'), hint: null };
  }
  return { toast: translate('offer.invalid.title'), alert: translate('offer.invalid.text'), hint };
}
