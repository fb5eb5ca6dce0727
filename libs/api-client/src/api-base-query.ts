import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@programme/platform';
import { toApiError, type ApiError } from './api-error';

/** Milliseconds after which a call counts as unanswered. */
const timeOut = 15_000;

/**
 * The base of every RTK Query API in the product: same origin, cookies sent (S1 §7), errors as `ApiError`.
 * The API words its errors in the language of the page, which the document's `lang` names.
 */
export function apiBaseQuery(): BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta> {
  const query = fetchBaseQuery({
    baseUrl: '/',
    credentials: 'include',
    timeout: timeOut,
    prepareHeaders: (headers) => headers.set('Accept-Language', document.documentElement.lang),
    responseHandler: async (response) => {
      const text = await response.text();
      const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
      if (isJson && text !== '') return JSON.parse(text);
      // Such as the page of a proxy, or of a network that wants a login first.
      if (response.ok && text !== '') throw new SyntaxError('The answer is not JSON');
      return text;
    },
  });
  return async (args, api, extra) => {
    const result = await query(args, api, extra);
    // `meta` has the headers, which carry the pagination of a list.
    if (!result.error) return { data: result.data, meta: result.meta };
    const retryAfter = result.meta?.response?.headers.get('Retry-After') ?? null;
    const error = toApiError(statusOf(result.error), result.error.data, retryAfter);
    const notJson = result.error.status === 'PARSING_ERROR' && result.meta?.response?.ok === true;
    return { error: notJson ? { ...error, notJson } : error, meta: result.meta };
  };
}

/** The HTTP status, also of a response that could not be parsed; 0 without a response. */
function statusOf(error: FetchBaseQueryError): number {
  if (error.status === 'PARSING_ERROR') return error.originalStatus;
  return typeof error.status === 'number' ? error.status : 0;
}
