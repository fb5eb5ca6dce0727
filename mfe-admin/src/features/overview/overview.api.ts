import { apiPaths, type Overview } from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

export const overviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<Overview, void>({
      query: () => apiPaths.overview,
      // Clients open offers and people calculate all the time: each visit of the screen reads it anew.
      keepUnusedDataFor: 0,
    }),
  }),
});
