import { approvalPaths, type OfferSettings, type OfferSettingsChange } from '@programme/contracts';
import { adminApi, whenAnswered } from './admin.api';

export const offerSettingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    offerSettings: build.query<OfferSettings, void>({
      query: () => approvalPaths.settings,
      providesTags: ['offerSettings'],
    }),
    changeOfferSettings: build.mutation<OfferSettings, OfferSettingsChange>({
      query: (body) => ({ url: approvalPaths.settings, method: 'PUT', body }),
      onQueryStarted: (_change, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (settings) =>
          dispatch(offerSettingsApi.util.updateQueryData('offerSettings', undefined, () => settings)),
        ),
      // After a conflict the dialog shows what holds now.
      invalidatesTags: (_answer, error) => (error ? ['offerSettings'] : []),
    }),
  }),
});
