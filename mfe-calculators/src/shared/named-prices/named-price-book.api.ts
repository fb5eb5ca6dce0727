import { apiPath, priceBookPaths, type NamedPriceBook } from '@programme/contracts';
import { calculatorsApi } from '../store/calculators.api';

/** Prices that are not in force: asked for by the few who open a link to them. */
export const namedPriceBookApi = calculatorsApi.injectEndpoints({
  endpoints: (build) => ({
    namedPriceBook: build.query<NamedPriceBook, string>({
      query: (id) => apiPath(priceBookPaths.named, { id }),
    }),
  }),
});
