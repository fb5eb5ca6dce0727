import { isApiError } from '@programme/api-client';
import type { Translate } from '@programme/mfe-contract';

const badRequest = 400;

/**
 * What went wrong inside, in the words of the error catalogue (S1 §8); null when it has no words for it. Never the message
 * of a thrown error: it is in English, and written for developers.
 */
export function internalErrorText(error: unknown, translate: Translate): string | null {
  if (error instanceof RangeError) return translate('calculator.error.invalidInput');
  if (!isApiError(error)) return null;
  if (error.notJson) return translate('calculator.error.notJson');
  if (error.status === badRequest) return translate('calculator.error.invalidInput');
  const failed = error.status > badRequest;
  return failed ? translate('calculator.error.api', { status: error.status }) : null;
}
