import { apiPath, apiPaths, type TranslationChange, type TranslationEntry } from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

type Change = { readonly key: string; readonly change: TranslationChange };
type Removal = { readonly key: string; readonly version: number };

export const translationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    translations: build.query<readonly TranslationEntry[], void>({
      query: () => apiPaths.translations,
      providesTags: ['translations'],
    }),
    changeTranslation: build.mutation<TranslationEntry, Change>({
      query: ({ key, change }) => ({
        url: apiPath(apiPaths.translation, { key }),
        method: 'PATCH',
        body: change,
      }),
      onQueryStarted: async ({ key }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          translationsApi.util.updateQueryData('translations', undefined, (list) => [
            ...list.filter((entry) => entry.key !== key),
            answer.data,
          ]),
        );
      },
    }),
    removeTranslation: build.mutation<unknown, Removal>({
      query: ({ key, version }) => ({
        url: apiPath(apiPaths.translation, { key }),
        method: 'DELETE',
        params: { version },
      }),
      onQueryStarted: async ({ key }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          translationsApi.util.updateQueryData('translations', undefined, (list) =>
            list.filter((entry) => entry.key !== key),
          ),
        );
      },
      invalidatesTags: (_answer, error) => (error ? ['translations'] : []),
    }),
  }),
});
