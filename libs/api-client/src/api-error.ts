import type { OfferState, ProblemDocument } from '@programme/contracts';

/** What a failed call leaves behind: the API's problem (RFC 9457), or `status: 0` when there was no answer at all. */
export type ApiError = {
  readonly status: number;
  /** One sentence in the reader's language; empty when the API gave none. */
  readonly detail: string;
  /** `<status>: <detail>` (S2 §7, decision B17), for logs and bug reports. */
  readonly message: string;
  /** Field → message, of a 400. */
  readonly errors: Readonly<Record<string, string>>;
  /** The answer was a success and had a body that is not JSON, such as the page of a proxy. */
  readonly notJson?: true;
  /** Of a 429 or 503: after how many seconds the call may be tried again. */
  readonly retryAfterSeconds?: number;
  /** Of a 409 `price-book-changed`: what the offer's quotes come to by both books. */
  readonly totals?: NonNullable<ProblemDocument['totals']>;
  /** Of a 409 about an offer's decision: how the offer stands. */
  readonly state?: OfferState;
};

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'detail' in value && 'message' in value;
}

/** For a successful response whose JSON does not match the schema. */
export const unreadableAnswer = (): ApiError => toApiError(200, null);

/**
 * Reads the error out of an answer's body, whatever that body is.
 *
 * @param retryAfter the answer's `Retry-After`, of which only seconds are understood
 */
export function toApiError(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const detail = typeof problem['detail'] === 'string' ? problem['detail'] : '';
  const errors = typeof problem['errors'] === 'object' && problem['errors'] !== null ? problem['errors'] : {};
  const totals = problem['totals'] as ApiError['totals'] | null;
  const state = problem['state'] as OfferState | null | undefined;
  return {
    status,
    detail,
    message: `${status}: ${detail}`,
    errors: errors as Record<string, string>,
    ...(retryAfter !== null && /^\d{1,9}$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
    ...(totals && Array.isArray(totals.after) && { totals }),
    ...(typeof state?.status === 'string' && { state }),
  };
}
