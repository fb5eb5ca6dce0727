import { apiPaths, type ListedOffer } from '@programme/contracts';
import { shellApi } from '../store/shell.api';

/** Offers that are shown at most. */
const shown = 8;

export const paletteApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    offersOfClient: build.query<readonly ListedOffer[], string>({
      query: (client) => `${apiPaths.offers}?${new URLSearchParams({ q: client, limit: String(shown) })}`,
      // A name that was looked up is looked up anew: somebody may have made an offer.
      keepUnusedDataFor: 0,
    }),
  }),
});
