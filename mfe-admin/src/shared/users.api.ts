import {
  apiPath,
  apiPaths,
  type AccountPassword,
  type ListedUser,
  type User,
  type UserChange,
  type UserLink,
} from '@programme/contracts';
import { adminApi, whenAnswered } from './admin.api';

export const usersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<readonly ListedUser[], void>({ query: () => apiPaths.users, providesTags: ['users'] }),
    changeUser: build.mutation<User, { readonly id: number } & UserChange>({
      query: ({ id, isAdmin }) => ({
        url: apiPath(apiPaths.userById, { id: String(id) }),
        method: 'PATCH',
        body: { isAdmin },
      }),
      onQueryStarted: (_change, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (user) =>
          dispatch(
            usersApi.util.updateQueryData('users', undefined, (users) =>
              users.map((listed) => (listed.id === user.id ? { ...listed, ...user } : listed)),
            ),
          ),
        ),
      invalidatesTags: (_answer, error) => (error ? ['users'] : []),
    }),
    makeLink: build.mutation<UserLink, number>({
      query: (id) => ({ url: apiPath(apiPaths.userLink, { id: String(id) }), method: 'POST', body: {} }),
    }),
    confirmLink: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(apiPaths.userLinkConfirmation, { id: String(id) }), method: 'POST', body: {} }),
      invalidatesTags: ['users'],
    }),
    changePassword: build.mutation<unknown, AccountPassword>({
      query: (body) => ({ url: apiPaths.accountPassword, method: 'PUT', body }),
    }),
  }),
});
