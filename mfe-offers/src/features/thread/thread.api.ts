import { apiPath, decisionPaths, type OfferMessage, type OfferQuestion } from '@programme/contracts';
import { offersApi } from '../../shared/offers.api';

type Question = {
  readonly offerId: string;
  /** A repeated call with the same key and body is answered as the first. */
  readonly idempotencyKey: string;
  readonly body: OfferQuestion;
};

/** The call of a client's question. */
export const threadApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    askQuestion: build.mutation<OfferMessage, Question>({
      query: ({ offerId, idempotencyKey, body }) => ({
        url: apiPath(decisionPaths.questions, { id: offerId }),
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      onQueryStarted: async ({ offerId }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data: message }) =>
            dispatch(
              offersApi.util.updateQueryData('publicOffer', offerId, (offer) => ({
                ...offer,
                // A fetch of the meantime, or the first of two calls, may have brought it.
                thread: [...offer.thread.filter(({ id }) => id !== message.id), message],
              })),
            ),
          () => undefined,
        );
      },
    }),
  }),
});
