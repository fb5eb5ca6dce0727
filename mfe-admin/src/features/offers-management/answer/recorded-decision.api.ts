import { apiPath, decisionPaths, type OfferDetails, type RecordedDecision } from '@programme/contracts';
import { offersApi } from '../api/offers.api';

type Recording = {
  readonly id: string;
  readonly body: RecordedDecision;
  /** The same for every attempt at the same answer: the API takes it once. */
  readonly idempotencyKey: string;
};

/** The call that records an answer; it changes the list, the history and the revisions, too. */
export const recordedDecisionApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    recordDecision: build.mutation<OfferDetails, Recording>({
      query: ({ id, body, idempotencyKey }) => ({
        url: apiPath(decisionPaths.recordedDecision, { id }),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['offers' as const],
    }),
  }),
});
