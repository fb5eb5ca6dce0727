import { apiPaths, type LinkUse, type OpenedLink, type Registration, type User } from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

export const loginApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<User, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
    }),
    openLink: build.query<OpenedLink, string>({
      query: (token) => ({ url: apiPaths.linksOpen, method: 'POST', body: { token } }),
    }),
    useLink: build.mutation<unknown, LinkUse>({
      query: (body) => ({ url: apiPaths.linksUse, method: 'POST', body }),
    }),
  }),
});
