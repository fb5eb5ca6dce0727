import { apiBaseQuery } from '@programme/api-client';
import { apiPath, apiPaths, type OfferPassword, type OfferUnlocked } from '@programme/contracts';
import { createApi } from '@programme/platform';

type Unlocking = OfferPassword & { readonly offerId: string };

/** The calls of a client who was sent an offer (S2 §7). A session cookie remembers which offers were unlocked. */
export const offersApi = createApi({
  reducerPath: 'offersApi',
  baseQuery: apiBaseQuery(),
  endpoints: (build) => ({
    unlockOffer: build.mutation<OfferUnlocked, Unlocking>({
      query: ({ offerId, password }) => ({
        url: apiPath(apiPaths.offerValidate, { id: offerId }),
        method: 'POST',
        body: { password },
      }),
    }),
    publicOffer: build.query<unknown, string>({ query: (offerId) => apiPath(apiPaths.offerPublic, { id: offerId }) }),
  }),
});
