import type { ApiError } from '@programme/api-client';
import type { Translate } from '@programme/mfe-contract';

/**
 * What a client reads when a password did not open the offer (S2 §8): the API's own sentence, else a general one. After
 * too many attempts it says when the next one may be made, which the API's sentence does not. When
 * there was no answer, or only a fault of the server, nobody knows whether the password is wrong, so it is not blamed.
 */
export function unlockErrorTexts(error: ApiError | undefined, translate: Translate): { toast: string; alert: string } {
  if (error?.status === 429 && error.retryAfterSeconds !== undefined) {
    const text = translate('offer.limited', { count: Math.max(1, Math.ceil(error.retryAfterSeconds / 60)) });
    return { toast: text, alert: text };
  }
  if (error?.detail) return { toast: error.detail, alert: error.detail };
  if (!error || error.status === 0 || error.status >= 500) {
    return { toast: translate('shell.unreachable.title'), alert: translate('offer.unreachable.text') };
  }
  return { toast: translate('offer.invalid.title'), alert: translate('offer.invalid.text') };
}
