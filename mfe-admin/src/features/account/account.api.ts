import { apiPaths, type Account, type AccountEmail, type AccountPassword } from '@programme/contracts';
import { adminApi, whenAnswered } from '../../shared/admin.api';

export const accountApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the user's id: somebody else may log in at this screen. */
    account: build.query<Account, number>({ query: () => apiPaths.account }),
    setEmail: build.mutation<unknown, AccountEmail & { readonly userId: number }>({
      query: ({ email, password }) => ({ url: apiPaths.accountEmail, method: 'PUT', body: { email, password } }),
      onQueryStarted: ({ userId, email }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, () =>
          dispatch(accountApi.util.updateQueryData('account', userId, (account) => ({ ...account, email }))),
        ),
      invalidatesTags: ['users'],
    }),
    changePassword: build.mutation<unknown, AccountPassword>({
      query: (body) => ({ url: apiPaths.accountPassword, method: 'PUT', body }),
    }),
  }),
});
