import { apiBaseQuery } from '@programme/api-client';
import { createApi } from '@programme/platform';

/**
 * The calls of the admin remote; each feature adds its own. What was loaded is never stale and is kept (S2 §7): a change
 * puts its answer into the list, and a change that failed fetches the list again, for it may be another than thought.
 */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: apiBaseQuery(),
  keepUnusedDataFor: Infinity,
  tagTypes: ['users', 'creators', 'translations', 'offers', 'slackMappings'],
  endpoints: () => ({}),
});
