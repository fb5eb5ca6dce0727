import { apiPath, apiPaths, type TranslationChange, type TranslationEntry } from '@programme/contracts';
import { adminApi, whenAnswered } from '../../shared/admin.api';

type Change = { readonly key: string; readonly change: TranslationChange };
type Removal = { readonly key: string; readonly version: number };

const without = (list: readonly TranslationEntry[], key: string) => list.filter((entry) => entry.key !== key);

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
      onQueryStarted: ({ key }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (saved) =>
          dispatch(
            translationsApi.util.updateQueryData('translations', undefined, (list) => [...without(list, key), saved]),
          ),
        ),
    }),
    removeTranslation: build.mutation<unknown, Removal>({
      query: ({ key, version }) => ({
        url: apiPath(apiPaths.translation, { key }),
        method: 'DELETE',
        params: { version },
      }),
      onQueryStarted: ({ key }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, () =>
          dispatch(translationsApi.util.updateQueryData('translations', undefined, (list) => without(list, key))),
        ),
      invalidatesTags: (_answer, error) => (error ? ['translations'] : []),
    }),
  }),
});
