import { accessBegan, apiBaseQuery } from '@programme/api-client';
import { apiPaths, priceBookPaths, type KnownPrices, type Permission } from '@programme/contracts';
import type { TextOverride } from '@programme/i18n';
import type { SessionUser } from '@programme/mfe-contract';
import { createApi } from '@programme/platform';

const nothingStored = 401;

/** The signed-in user as the API answers. Processes of an earlier version, during an upgrade, do not tell the permissions. */
type ApiUser = SessionUser & { readonly permissions?: readonly Permission[] };

/** The calls that the frame itself makes: who is signed in, the prices in force, and which texts an admin has reworded. */
export const shellApi = createApi({
  reducerPath: 'shellApi',
  baseQuery: apiBaseQuery(),
  endpoints: (build) => ({
    user: build.query<ApiUser | null, void>({
      queryFn: async (_argument, _api, _extra, fetchApi) => {
        const { data, error } = await fetchApi(apiPaths.user);
        // 401 means that nobody is logged in (S1 §7); it is not an error.
        if (error) return error.status === nothingStored ? { data: null } : { error };
        return { data: data as ApiUser };
      },
    }),
    login: build.mutation<ApiUser, { username: string; password: string }>({
      query: (body) => ({ url: apiPaths.login, method: 'POST', body }),
      onQueryStarted: async (_credentials, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        accessBegan();
        void dispatch(shellApi.util.upsertQueryData('user', undefined, data));
      },
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: apiPaths.logout, method: 'POST', body: {} }),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (done) void dispatch(shellApi.util.upsertQueryData('user', undefined, null));
      },
    }),
    priceBook: build.query<KnownPrices, void>({
      // Without the cookie: a page that asks again and again must not prolong a session.
      query: () => ({ url: priceBookPaths.active, credentials: 'omit' }),
    }),
    translations: build.query<readonly TextOverride[], void>({ query: () => apiPaths.translations }),
  }),
});
