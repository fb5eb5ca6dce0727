import { apiPath, apiPaths, type Creator, type CreatorChange, type NewCreator } from '@programme/contracts';
import { adminApi } from './admin.api';

export const creatorsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    creators: build.query<readonly Creator[], void>({ query: () => apiPaths.creators, providesTags: ['creators'] }),
    addCreator: build.mutation<Creator, NewCreator>({
      query: (body) => ({ url: apiPaths.creators, method: 'POST', body }),
      onQueryStarted: async (_creator, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(creatorsApi.util.updateQueryData('creators', undefined, (list) => [...list, answer.data]));
      },
    }),
    changeCreator: build.mutation<Creator, { readonly id: number; readonly change: CreatorChange }>({
      query: ({ id, change }) => ({
        url: apiPath(apiPaths.creator, { id: String(id) }),
        method: 'PATCH',
        body: change,
      }),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const changed = answer.data;
        dispatch(
          creatorsApi.util.updateQueryData('creators', undefined, (list) =>
            list.map((creator) => (creator.id === changed.id ? changed : creator)),
          ),
        );
      },
      invalidatesTags: (_answer, error, { change }) => {
        if (error) return ['creators'];
        // Offers and mappings name their creator.
        return change.name === undefined ? [] : ['offers', 'slackMappings'];
      },
    }),
  }),
});
