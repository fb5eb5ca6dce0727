import {
  apiPath,
  priceBookPaths,
  type ListPage,
  type NewPriceBook,
  type PriceBookChange,
  type PriceBookDetails,
  type PriceBookImport,
  type PriceBookSummary,
  type PriceSimulation,
} from '@programme/contracts';
import { adminApi, pageOf, whenAnswered } from '../../../shared/admin.api';

/** The steps of a book's review. */
export const priceBookSteps = ['submit', 'return', 'approve', 'withdraw'] as const;

export type PriceBookStepName = (typeof priceBookSteps)[number];

type Step = {
  readonly id: string;
  readonly step: PriceBookStepName;
  readonly version: number;
  readonly reason: string | null;
};

const listTag = { type: 'priceBooks', id: 'list' } as const;

/** After a change the list is fetched again; after a refused one the book as well, which somebody else has changed. */
const changes = {
  invalidatesTags: (_answer: unknown, error: unknown, { id }: { readonly id: string }) =>
    error ? [listTag, { type: 'priceBooks' as const, id }] : [listTag],
};

export const priceBooksApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of drafts; with the first one, which has no cursor, come all other books. */
    priceBooks: build.query<ListPage<PriceBookSummary>, string | undefined>({
      query: (cursor) => ({ url: priceBookPaths.all, params: { cursor } }),
      transformResponse: (rows: readonly PriceBookSummary[], meta) => pageOf(rows, meta),
      providesTags: [listTag],
    }),
    priceBook: build.query<PriceBookDetails, string>({
      query: (id) => apiPath(priceBookPaths.one, { id }),
      providesTags: (_answer, _error, id) => [{ type: 'priceBooks', id }],
    }),
    createPriceBook: build.mutation<PriceBookDetails, NewPriceBook>({
      query: (body) => ({ url: priceBookPaths.all, method: 'POST', body }),
      invalidatesTags: [listTag],
    }),
    importPriceBook: build.mutation<PriceBookDetails, PriceBookImport>({
      query: (body) => ({ url: priceBookPaths.import, method: 'POST', body }),
      invalidatesTags: [listTag],
    }),
    changePriceBook: build.mutation<PriceBookDetails, { readonly id: string } & PriceBookChange>({
      query: ({ id, ...body }) => ({ url: apiPath(priceBookPaths.one, { id }), method: 'PUT', body }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (book) =>
          dispatch(priceBooksApi.util.updateQueryData('priceBook', id, () => book)),
        ),
      ...changes,
    }),
    stepPriceBook: build.mutation<PriceBookDetails, Step>({
      query: ({ id, step, ...body }) => ({ url: apiPath(priceBookPaths[step], { id }), method: 'POST', body }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (book) =>
          dispatch(priceBooksApi.util.updateQueryData('priceBook', id, () => book)),
        ),
      ...changes,
    }),
    removePriceBook: build.mutation<null, { readonly id: string }>({
      query: ({ id }) => ({ url: apiPath(priceBookPaths.one, { id }), method: 'DELETE', body: {} }),
      ...changes,
    }),
    /** Stores nothing: a mutation, because it takes seconds and is made on request only. */
    simulatePriceBook: build.mutation<PriceSimulation, string>({
      query: (id) => ({ url: apiPath(priceBookPaths.simulate, { id }), method: 'POST', body: {} }),
    }),
  }),
});
