import { apiBaseQuery } from '@programme/api-client';
import { createApi } from '@programme/platform';

/**
 * The calls of the admin remote; each feature injects its own. Loaded data is cached without expiry (S2 §7): a mutation
 * puts its response into the cached list, and a failed one refetches the list.
 */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: apiBaseQuery(),
  keepUnusedDataFor: Infinity,
  tagTypes: ['users', 'creators', 'translations', 'offers', 'slackMappings'],
  endpoints: () => ({}),
});
