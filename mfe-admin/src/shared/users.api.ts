import {
  apiPath,
  apiPaths,
  type ListedUser,
  type NewUserLink,
  type User,
  type UserChange,
  type UserEmail,
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
    setUserEmail: build.mutation<unknown, { readonly id: number } & UserEmail>({
      query: ({ id, email }) => ({
        url: apiPath(apiPaths.userEmail, { id: String(id) }),
        method: 'PUT',
        body: { email },
      }),
      invalidatesTags: ['users'],
    }),
    makeLink: build.mutation<UserLink, { readonly id: number } & NonNullable<NewUserLink>>({
      query: ({ id, ...body }) => ({ url: apiPath(apiPaths.userLink, { id: String(id) }), method: 'POST', body }),
    }),
    confirmLink: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(apiPaths.userLinkConfirmation, { id: String(id) }), method: 'POST', body: {} }),
      invalidatesTags: ['users'],
    }),
  }),
});
