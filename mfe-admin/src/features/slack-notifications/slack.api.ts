import {
  apiPath,
  apiPaths,
  type NewSlackMapping,
  type RemindersChecked,
  type SlackMapping,
  type SlackMappingChange,
  type SlackMappingTest,
} from '@programme/contracts';
import { adminApi } from '../../shared/admin.api';

/** The list is refetched after every change, successful or not: the API knows its order and the changes of others. */
const changesList = { invalidatesTags: ['slackMappings' as const] };

export const slackApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    slackMappings: build.query<readonly SlackMapping[], void>({
      query: () => apiPaths.slackMappings,
      providesTags: ['slackMappings'],
    }),
    addSlackMapping: build.mutation<SlackMapping, NewSlackMapping>({
      query: (body) => ({ url: apiPaths.slackMappings, method: 'POST', body }),
      ...changesList,
    }),
    changeSlackMapping: build.mutation<SlackMapping, { readonly id: number } & SlackMappingChange>({
      query: ({ id, ...body }) => ({ url: mappingPath(id), method: 'PATCH', body }),
      ...changesList,
    }),
    removeSlackMapping: build.mutation<unknown, number>({
      query: (id) => ({ url: mappingPath(id), method: 'DELETE' }),
      ...changesList,
    }),
    testSlackMapping: build.mutation<unknown, SlackMappingTest>({
      query: (body) => ({ url: apiPaths.slackMappingTest, method: 'POST', body }),
    }),
    checkReminders: build.mutation<RemindersChecked, void>({
      query: () => ({ url: apiPaths.slackReminders, method: 'POST', body: {} }),
    }),
  }),
});

const mappingPath = (id: number) => apiPath(apiPaths.slackMapping, { id: String(id) });
