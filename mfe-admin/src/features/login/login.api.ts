import { apiPaths, type Registration, type User } from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

export const loginApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<User, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
    }),
  }),
});
