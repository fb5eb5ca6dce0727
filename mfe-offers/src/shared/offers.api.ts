import { accessBegan, apiBaseQuery, pageData, type ApiError } from '@programme/api-client';
import {
  apiPath,
  apiPaths,
  offerStateOfHeaders,
  type OfferPassword,
  type OfferUnlocked,
  type OfferVisitCreated,
  type OfferVisitDuration,
  type PublicOffer,
} from '@programme/contracts';
import { createApi, retry, type FetchBaseQueryMeta } from '@programme/platform';

type Unlocking = OfferPassword & { readonly offerId: string };

type ViewReport = OfferVisitDuration & { readonly offerId: string; readonly viewId: number };

/** How an offer stands by the answer to a report; null where the API does not say. */
export type ReportedState = ReturnType<typeof offerStateOfHeaders>;

/** The fetch of an offer is tried again so often, so many milliseconds later (S2 §7); no other call is. */
const offerRetry = { times: 2, afterMs: 1000 };

/** Client errors are final and not retried; network and server errors may be temporary. */
const mayPass = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/** What the API answers whoever has not unlocked an offer. */
export const locked = 401;

/** The calls of a client who was sent an offer (S2 §7). A session cookie remembers which offers were unlocked. */
export const offersApi = createApi({
  reducerPath: 'offersApi',
  baseQuery: retry(apiBaseQuery(), { retryCondition: () => false }),
  endpoints: (build) => ({
    unlockOffer: build.mutation<OfferUnlocked, Unlocking>({
      query: ({ offerId, password }) => ({
        url: apiPath(apiPaths.offerValidate, { id: offerId }),
        method: 'POST',
        body: { password },
      }),
      onQueryStarted: async (_unlocking, { queryFulfilled }) => queryFulfilled.then(accessBegan, () => undefined),
    }),
    publicOffer: build.query<PublicOffer, string>({
      queryFn: async (offerId, _api, _extra, fetchApi) => {
        // The gate is there at once where the server knows that the offer is locked: nobody has to ask.
        if (pageData().offer === 'locked') return { error: { status: locked, detail: '', message: '', errors: {} } };
        const { data, error } = await fetchApi(apiPath(apiPaths.offerPublic, { id: offerId }));
        return error ? { error } : { data: data as PublicOffer };
      },
      extraOptions: {
        retryCondition: (error: unknown, _args: unknown, { attempt }: { readonly attempt: number }) =>
          attempt <= offerRetry.times && mayPass(error as ApiError),
        backoff: () => new Promise((resolve) => setTimeout(resolve, offerRetry.afterMs)),
      },
    }),
    recordView: build.mutation<OfferVisitCreated, string>({
      query: (offerId) => ({ url: apiPath(apiPaths.offerVisits, { id: offerId }), method: 'POST', body: {} }),
    }),
    reportView: build.mutation<ReportedState, ViewReport>({
      query: ({ offerId, viewId, ...body }) => ({
        url: apiPath(apiPaths.offerVisit, { id: offerId, viewId: String(viewId) }),
        method: 'PUT',
        body,
        // The last report is sent while the page is being left.
        keepalive: true,
      }),
      transformResponse: (_body, meta: FetchBaseQueryMeta | undefined) =>
        offerStateOfHeaders(meta?.response?.headers ?? new Headers()),
    }),
  }),
});
