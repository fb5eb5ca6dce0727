import { apiPath, apiPaths, type User, type UserChange, type UserPassword } from '@programme/contracts';
import { adminApi, whenAnswered, withChanged } from './admin.api';

export const usersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<readonly User[], void>({ query: () => apiPaths.users, providesTags: ['users'] }),
    changeUser: build.mutation<User, { readonly id: number } & UserChange>({
      query: ({ id, isAdmin }) => ({
        url: apiPath(apiPaths.userById, { id: String(id) }),
        method: 'PATCH',
        body: { isAdmin },
      }),
      onQueryStarted: (_change, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (user) =>
          dispatch(usersApi.util.updateQueryData('users', undefined, (users) => withChanged(users, user))),
        ),
      invalidatesTags: (_answer, error) => (error ? ['users'] : []),
    }),
    setPassword: build.mutation<unknown, { readonly id: number } & UserPassword>({
      query: ({ id, password }) => ({
        url: apiPath(apiPaths.userPassword, { id: String(id) }),
        method: 'PUT',
        body: { password },
      }),
    }),
  }),
});
