import { apiPath, apiPaths, type User, type UserChange, type UserPassword } from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

export const usersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<readonly User[], void>({ query: () => apiPaths.users, providesTags: ['users'] }),
    changeUser: build.mutation<User, { readonly id: number } & UserChange>({
      query: ({ id, isAdmin }) => ({
        url: apiPath(apiPaths.userById, { id: String(id) }),
        method: 'PATCH',
        body: { isAdmin },
      }),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const changed = answer.data;
        dispatch(
          usersApi.util.updateQueryData('users', undefined, (users) =>
            users.map((user) => (user.id === changed.id ? changed : user)),
          ),
        );
      },
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
