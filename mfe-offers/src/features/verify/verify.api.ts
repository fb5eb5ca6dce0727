import { apiPath, decisionPaths, type DecisionVerification } from '@programme/contracts';
import { offersApi } from '../../shared/offers.api';

export const verifyApi = offersApi.injectEndpoints({
  endpoints: (build) => ({
    verifyDigest: build.query<DecisionVerification, string>({
      query: (digest) => apiPath(decisionPaths.verify, { digest }),
      // What is known of a digest can change: a decision can be reversed.
      keepUnusedDataFor: 0,
    }),
  }),
});
