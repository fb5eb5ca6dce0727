import {
  apiPath,
  templatePaths,
  type NewOfferTemplate,
  type OfferTemplate,
  type OfferTemplateChange,
  type OfferTemplateDetails,
} from '@programme/contracts';
import { adminApi } from '../../../shared/admin.api';

/** Others save templates at any time: the list is asked for each time that it is shown. */
const changesList = { invalidatesTags: ['offerTemplates' as const] };

export const offerTemplatesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    offerTemplates: build.query<readonly OfferTemplate[], void>({
      query: () => templatePaths.all,
      providesTags: ['offerTemplates'],
      keepUnusedDataFor: 0,
    }),
    offerTemplate: build.query<OfferTemplateDetails, number>({
      query: (id) => apiPath(templatePaths.one, { id: String(id) }),
      keepUnusedDataFor: 0,
    }),
    addOfferTemplate: build.mutation<OfferTemplateDetails, NewOfferTemplate>({
      query: (body) => ({ url: templatePaths.all, method: 'POST', body }),
      ...changesList,
    }),
    changeOfferTemplate: build.mutation<OfferTemplateDetails, OfferTemplateChange & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: apiPath(templatePaths.one, { id: String(id) }), method: 'PATCH', body }),
      ...changesList,
    }),
    removeOfferTemplate: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(templatePaths.one, { id: String(id) }), method: 'DELETE' }),
      ...changesList,
    }),
  }),
});
