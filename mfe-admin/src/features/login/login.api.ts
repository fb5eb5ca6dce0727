import { apiPaths, type Registration, type Settings, type User } from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

export const loginApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<Settings, void>({ query: () => apiPaths.settings }),
    register: build.mutation<User, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
    }),
  }),
});
