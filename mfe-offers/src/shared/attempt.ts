import { nanoid } from 'nanoid';
import { isApiError, type ApiError } from '@programme/api-client';

/** The call that was sent last: a repeated call with the same body has the same idempotency key. */
export type Attempt = { readonly body: string; readonly key: string };

export const noAttempt: Attempt = { body: '', key: '' };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether what the browser's tab kept is an attempt. */
export const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value['body'] === 'string' && typeof value['key'] === 'string';

/** The next call after another one: a retry with the same contents must not count as a second call. */
export function attemptOf(last: Attempt, contents: object): Attempt {
  const body = JSON.stringify(contents);
  return last.body === body ? last : { body, key: nanoid() };
}

/** Whether the API refused a call. Otherwise there was no answer of the API, and the call may have arrived. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.status !== 0 && error.status < 500 && !error.notJson;
