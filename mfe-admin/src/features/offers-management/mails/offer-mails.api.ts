import { apiPath, decisionPaths, type OfferMails, type OfferSend } from '@programme/contracts';
import { whenAnswered } from '../../../shared/admin.api';
import { offersApi } from '../api/offers.api';

type Sending = OfferSend & {
  readonly id: string;
  /** The same for every attempt at the same sending: the API does it once. */
  readonly idempotencyKey: string;
};

/** Calls of the offer's page alone, apart from those that the list needs. */
export const offerMailsApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    offerMails: build.query<OfferMails, string>({
      query: (id) => apiPath(decisionPaths.mails, { id }),
      providesTags: ['offers'],
      keepUnusedDataFor: 0,
    }),
    sendOffer: build.mutation<OfferMails, Sending>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: apiPath(decisionPaths.send, { id }),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // The mails stand there at once; what else has changed comes with the offer.
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (mails) => {
          void dispatch(offerMailsApi.util.upsertQueryData('offerMails', id, mails));
        }),
      invalidatesTags: ['offers'],
    }),
  }),
});
