import { apiPath, decisionPaths, type OfferDecisionRequest, type OfferState } from '@programme/contracts';
import { offersApi } from '../../shared/offers.api';

type Answer = {
  readonly offerId: string;
  /** A repeated call with the same key and body is answered as the first. */
  readonly idempotencyKey: string;
  readonly body: OfferDecisionRequest;
};

/** The call of a client's answer, apart from those that the page begins with. */
export const answerApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    answerOffer: build.mutation<OfferState, Answer>({
      query: ({ offerId, idempotencyKey, body }) => ({
        url: apiPath(decisionPaths.decision, { id: offerId }),
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      onQueryStarted: async ({ offerId }, { dispatch, queryFulfilled }) => {
        const show = ({ data }: { data: OfferState }) =>
          void dispatch(offersApi.util.updateQueryData('publicOffer', offerId, (offer) => ({ ...offer, ...data })));
        await queryFulfilled.then(show, () => undefined);
      },
    }),
  }),
});
