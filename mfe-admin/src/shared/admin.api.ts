import { apiBaseQuery } from '@programme/api-client';
import { listPage, type ListPage } from '@programme/contracts';
import { createApi, type FetchBaseQueryMeta } from '@programme/platform';

/**
 * The calls of the admin remote; each feature injects its own. Loaded data is cached without expiry (S2 §7): a mutation
 * puts its response into the cached list, and a failed one refetches the list.
 */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: apiBaseQuery(),
  keepUnusedDataFor: Infinity,
  tagTypes: [
    'users',
    'creators',
    'translations',
    'offers',
    'slackMappings',
    'priceBooks',
    'offerSettings',
    'offerTemplates',
  ],
  endpoints: () => ({}),
});

/** One page of a list, from an answer with the headers of pages. */
export const pageOf = <Row>(rows: readonly Row[], meta: FetchBaseQueryMeta | undefined): ListPage<Row> =>
  listPage(rows, meta?.response?.headers ?? new Headers());

/** Calls `update` with the response of a mutation that succeeded. */
export async function whenAnswered<Answer>(
  queryFulfilled: Promise<{ readonly data: Answer }>,
  update: (answer: Answer) => void,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) update(answer.data);
}

/** The list with an element in the place of its earlier version. */
export const withChanged = <Element extends { readonly id: number }>(list: readonly Element[], changed: Element) =>
  list.map((each) => (each.id === changed.id ? changed : each));
