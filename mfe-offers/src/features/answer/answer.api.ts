import {
  apiPath,
  decisionPaths,
  type OfferDecisionRequest,
  type OfferExtensionRequest,
  type OfferState,
  type PublicOffer,
} from '@programme/contracts';
import { offersApi } from '../../shared/offers.api';

type Answer = {
  readonly offerId: string;
  /** A repeated call with the same key and body is answered as the first. */
  readonly idempotencyKey: string;
  readonly body: OfferDecisionRequest;
};

/** What is shown of an open offer, with changes that are known without another fetch. */
export const changePublicOffer = (offerId: string, changes: Partial<PublicOffer>) =>
  offersApi.util.updateQueryData('publicOffer', offerId, (offer) => ({ ...offer, ...changes }));

/** The calls of a client's answer, apart from those that the page begins with. */
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
        await queryFulfilled.then(
          ({ data }) => dispatch(changePublicOffer(offerId, data)),
          () => undefined,
        );
      },
    }),
    requestExtension: build.mutation<OfferExtensionRequest, string>({
      query: (id) => ({ url: apiPath(decisionPaths.extensionRequest, { id }), method: 'POST', body: {} }),
      onQueryStarted: async (offerId, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(changePublicOffer(offerId, data)),
          () => undefined,
        );
      },
    }),
  }),
});
