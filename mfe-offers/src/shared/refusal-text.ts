import type { ApiError } from '@programme/api-client';
import type { Translate } from '@programme/mfe-contract';

/** Why the API refused a call, in the reader's language; of too many calls, when to try again. */
export function refusalText({ status, detail, errors, retryAfterSeconds }: ApiError, translate: Translate): string {
  if (status === 429 && retryAfterSeconds !== undefined) {
    return translate('offer.limited', { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
  }
  return [detail, ...Object.values(errors)].filter(Boolean).join(' ');
}
