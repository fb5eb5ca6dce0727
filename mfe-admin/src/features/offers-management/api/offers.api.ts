import {
  apiPath,
  apiPaths,
  decisionPaths,
  type ListedOffer,
  type ListPage,
  type NewOffer,
  type OfferChange,
  type OfferCode,
  type OfferCounts,
  type OfferCreated,
  type OfferDetails,
  type OfferEvent,
  type OfferReversal,
  type OfferRevision,
  type OffersQuery,
  type OfferVisit,
  type OfferVisitsQuery,
  type OfferWithdrawal,
  type QuotePricesRequest,
} from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';
import { adminApi, pageOf } from '../../../shared/admin.api';

type Creation = {
  readonly offer: NewOffer;
  /** The same for every attempt at the same offer: the API makes it once. */
  readonly idempotencyKey: string;
};

export type PricesQuestion = {
  readonly request: QuotePricesRequest;
  /** The book that a salesperson changed over to: it is not sent, but answers of before do not serve any more. */
  readonly priceBookId: string | null;
};

/** Every change refetches the open page of the list, because the offer may have moved or left it. */
const changesList = { invalidatesTags: ['offers' as const] };
/** Refetches on mount, for data that others change at any time. */
const askedEachTime = { keepUnusedDataFor: 0 };

export const offersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    offers: build.query<ListPage<ListedOffer>, OffersQuery>({
      query: (params) => ({ url: apiPaths.offers, params }),
      transformResponse: (rows: readonly ListedOffer[], meta) => pageOf(rows, meta),
      providesTags: ['offers'],
    }),
    /** Of all offers, whatever the list is filtered by. */
    offerCounts: build.query<OfferCounts, void>({
      query: () => apiPaths.offerCounts,
      providesTags: ['offers'],
    }),
    offerDetails: build.query<OfferDetails, string>({
      query: (id) => apiPath(apiPaths.offerDetails, { id }),
      providesTags: ['offers'],
      ...askedEachTime,
    }),
    offerHistory: build.query<readonly OfferEvent[], string>({
      query: (id) => apiPath(apiPaths.offerHistory, { id }),
      providesTags: ['offers'],
      ...askedEachTime,
    }),
    offerAnalytics: build.query<ListPage<OfferVisit>, OfferVisitsQuery & { readonly id: string }>({
      query: ({ id, ...params }) => ({ url: apiPath(apiPaths.offerAnalytics, { id }), params }),
      transformResponse: (rows: readonly OfferVisit[], meta) => pageOf(rows, meta),
      ...askedEachTime,
    }),
    /** All of them, a page at a time: an answer may name any. */
    offerRevisions: build.query<readonly OfferRevision[], string>({
      queryFn: async (id, _api, _extra, fetchApi) => {
        const url = apiPath(decisionPaths.revisions, { id });
        const revisions: OfferRevision[] = [];
        for (let cursor: string | null | undefined; cursor !== null;) {
          const { data, error, meta } = await fetchApi({ url, params: { cursor } });
          if (error) return { error };
          const page: ListPage<OfferRevision> = pageOf(data as OfferRevision[], meta);
          revisions.push(...page.rows);
          cursor = page.next;
        }
        return { data: revisions };
      },
      providesTags: ['offers'],
      ...askedEachTime,
    }),
    /** A read by POST, because the request is too long for a URL. */
    offerPrices: build.query<QuotePrices, PricesQuestion>({
      query: ({ request }) => ({ url: apiPaths.offerPrices, method: 'POST', body: request }),
      ...askedEachTime,
    }),
    createOffer: build.mutation<OfferCreated, Creation>({
      query: ({ offer, idempotencyKey }) => ({
        url: apiPaths.offers,
        method: 'POST',
        body: offer,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      ...changesList,
    }),
    changeOffer: build.mutation<OfferDetails, OfferChange>({
      query: (body) => ({ url: apiPath(apiPaths.offer, { id: body.id }), method: 'PUT', body }),
      ...changesList,
    }),
    rotateCode: build.mutation<OfferCode, string>({
      query: (id) => ({ url: apiPath(apiPaths.offerCode, { id }), method: 'POST', body: {} }),
      ...changesList,
    }),
    withdrawOffer: build.mutation<OfferDetails, OfferWithdrawal & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: apiPath(decisionPaths.withdraw, { id }), method: 'POST', body }),
      ...changesList,
    }),
    reverseOffer: build.mutation<OfferDetails, OfferReversal & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: apiPath(decisionPaths.reverse, { id }), method: 'POST', body }),
      ...changesList,
    }),
    removeOffer: build.mutation<unknown, string>({
      // The call may be sent while the page unloads; `keepalive` lets the browser finish it.
      query: (id) => ({ url: apiPath(apiPaths.offer, { id }), method: 'DELETE', keepalive: true }),
      ...changesList,
    }),
  }),
});
