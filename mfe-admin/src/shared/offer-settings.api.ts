import { approvalPaths, type LimitDecision, type OfferSettings, type OfferSettingsChange } from '@programme/contracts';
import { adminApi, whenAnswered } from './admin.api';

type Decision = LimitDecision & { readonly answer: 'confirm' | 'reject' };

const pathOf = { confirm: approvalPaths.confirmSettings, reject: approvalPaths.rejectSettings } as const;

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
    /** Confirms the change that waits, or drops it. */
    decideOfferSettings: build.mutation<OfferSettings, Decision>({
      query: ({ answer, version }) => ({ url: pathOf[answer], method: 'POST', body: { version } }),
      onQueryStarted: (_decision, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (settings) =>
          dispatch(offerSettingsApi.util.updateQueryData('offerSettings', undefined, () => settings)),
        ),
      invalidatesTags: (_answer, error) => (error ? ['offerSettings'] : []),
    }),
  }),
});
