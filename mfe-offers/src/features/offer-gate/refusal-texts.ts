import type { ApiError } from '@programme/api-client';
import type { Translate } from '@programme/mfe-contract';

/**
 * What a client reads when a password did not open the offer (S2 §8): the API's own sentence, else a general one. When
 * there was no answer, or only a fault of the server, nobody knows whether the password is wrong, so it is not blamed.
 */
export function refusalTexts(error: ApiError | undefined, translate: Translate): { toast: string; alert: string } {
  if (error?.detail) return { toast: error.detail, alert: error.detail };
  if (!error || error.status === 0 || error.status >= 500) {
    return { toast: translate('shell.unreachable.title'), alert: translate('offer.unreachable.text') };
  }
  return { toast: translate('offer.invalid.title'), alert: translate('offer.invalid.text') };
}
