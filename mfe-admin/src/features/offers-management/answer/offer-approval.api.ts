import {
  apiPath,
  approvalPaths,
  type OfferApproval,
  type OfferDetails,
  type OfferRejection,
} from '@programme/contracts';
import { offersApi } from '../api/offers.api';

type Of<Body> = Body & { readonly id: string };

/** What also changes the list, the history and the offer: a call that failed may have been done all the same. */
const changesOffer = { invalidatesTags: ['offers' as const] };

/** Calls of the offer's page alone, apart from those that the list needs. */
export const offerApprovalApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    approveOffer: build.mutation<OfferDetails, Of<OfferApproval>>({
      query: ({ id, ...body }) => ({ url: apiPath(approvalPaths.approve, { id }), method: 'POST', body }),
      ...changesOffer,
    }),
    rejectOffer: build.mutation<OfferDetails, Of<OfferRejection>>({
      query: ({ id, ...body }) => ({ url: apiPath(approvalPaths.reject, { id }), method: 'POST', body }),
      ...changesOffer,
    }),
  }),
});
