import { unreadableAnswer } from '@programme/api-client';
import { apiPath, apiPaths, pricing2025LengthsSchema, type Pricing2025Length } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import { calculatorsApi } from '../../shared/store/calculators.api';

export type Pricing2025LengthsRequest = {
  readonly employees: number;
  readonly activeUsers: number;
  readonly currency: Currency;
  /** Id of the price book to price by. */
  readonly priceBook: string;
};

/** Joins the calculators' calls with the screen that makes it. */
export const lengths2025Api = calculatorsApi.injectEndpoints({
  endpoints: (build) => ({
    pricing2025Lengths: build.query<Pricing2025Length[], Pricing2025LengthsRequest>({
      query: ({ currency, employees, activeUsers, priceBook }) => ({
        url: apiPath(apiPaths.pricing2025Lengths, { currency }),
        params: { employed_2025: employees, au_2025: activeUsers, priceBook },
      }),
      responseSchema: pricing2025LengthsSchema,
      catchSchemaFailure: unreadableAnswer,
    }),
  }),
});
