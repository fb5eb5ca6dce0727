import { apiPath, apiPaths, type Creator, type CreatorChange, type NewCreator } from '@programme/contracts';
import { adminApi, whenAnswered, withChanged } from './admin.api';

export const creatorsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    creators: build.query<readonly Creator[], void>({ query: () => apiPaths.creators, providesTags: ['creators'] }),
    addCreator: build.mutation<Creator, NewCreator>({
      query: (body) => ({ url: apiPaths.creators, method: 'POST', body }),
      onQueryStarted: (_creator, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (creator) =>
          dispatch(creatorsApi.util.updateQueryData('creators', undefined, (list) => [...list, creator])),
        ),
    }),
    changeCreator: build.mutation<Creator, { readonly id: number; readonly change: CreatorChange }>({
      query: ({ id, change }) => ({
        url: apiPath(apiPaths.creator, { id: String(id) }),
        method: 'PATCH',
        body: change,
      }),
      onQueryStarted: (_change, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (creator) =>
          dispatch(creatorsApi.util.updateQueryData('creators', undefined, (list) => withChanged(list, creator))),
        ),
      invalidatesTags: (_answer, error, { change }) => {
        if (error) return ['creators'];
        // Offers and mappings name their creator.
        return change.name === undefined ? [] : ['offers', 'slackMappings'];
      },
    }),
  }),
});
