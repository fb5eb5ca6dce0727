import {
  apiPath,
  decisionPaths,
  type OfferAnswer,
  type OfferDetails,
  type OfferExtension,
  type OfferMessage,
} from '@programme/contracts';
import { whenAnswered } from '../../../shared/admin.api';
import { offersApi } from '../api/offers.api';

type Answer = OfferAnswer & {
  readonly id: string;
  /** The same for every attempt at the same message: the API stores it once. */
  readonly idempotencyKey: string;
};

/** What also changes the list, the history and the revisions: a call that failed may have been done all the same. */
const changesOffer = { invalidatesTags: ['offers' as const] };

/** Calls of the offer's page alone, apart from those that the list needs. */
export const offerThreadApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    answerOffer: build.mutation<OfferMessage, Answer>({
      query: ({ id, text, idempotencyKey }) => ({
        url: apiPath(decisionPaths.answers, { id }),
        method: 'POST',
        body: { text },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // The message stands there at once; what else has changed comes with the offer.
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (message) =>
          dispatch(offersApi.util.updateQueryData('offerDetails', id, (details) => withMessage(details, message))),
        ),
      ...changesOffer,
    }),
    extendOffer: build.mutation<OfferDetails, OfferExtension & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: apiPath(decisionPaths.extension, { id }), method: 'POST', body }),
      ...changesOffer,
    }),
  }),
});

const withMessage = (details: OfferDetails, message: OfferMessage): OfferDetails =>
  details.thread.some(({ id }) => id === message.id) ? details : { ...details, thread: [...details.thread, message] };
