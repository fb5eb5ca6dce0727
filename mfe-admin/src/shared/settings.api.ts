import { apiPaths, type Settings } from '@programme/contracts';
import { adminApi } from './admin.api';

export const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<Settings, void>({ query: () => apiPaths.settings }),
  }),
});
