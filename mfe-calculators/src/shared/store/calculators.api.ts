import { apiBaseQuery, unreadableAnswer } from '@programme/api-client';
import {
  apiPath,
  apiPaths,
  pricing2025LengthsSchema,
  pricing2025Schema,
  type CalculationLogBody,
  type CalculationLogCreated,
  type Pricing2025,
  type Pricing2025Length,
} from '@programme/contracts';
import { createApi } from '@programme/platform';
import type { Currency } from '@programme/pricing';

export type Pricing2025LengthsRequest = {
  readonly employees: number;
  readonly activeUsers: number;
  readonly currency: Currency;
  /** Id of the price book to price by. */
  readonly priceBook: string;
};

type Pricing2025Request = Pricing2025LengthsRequest & { readonly months: number };

export const calculatorsApi = createApi({
  reducerPath: 'calculatorsApi',
  baseQuery: apiBaseQuery(),
  endpoints: (build) => ({
    pricing2025: build.query<Pricing2025, Pricing2025Request>({
      query: ({ currency, employees, activeUsers, months, priceBook }) => ({
        url: apiPath(apiPaths.pricing2025, { currency }),
        params: { employed_2025: employees, au_2025: activeUsers, am_2025: months, priceBook },
      }),
      responseSchema: pricing2025Schema,
      catchSchemaFailure: unreadableAnswer,
    }),
    pricing2025Lengths: build.query<Pricing2025Length[], Pricing2025LengthsRequest>({
      query: ({ currency, employees, activeUsers, priceBook }) => ({
        url: apiPath(apiPaths.pricing2025Lengths, { currency }),
        params: { employed_2025: employees, au_2025: activeUsers, priceBook },
      }),
      responseSchema: pricing2025LengthsSchema,
      catchSchemaFailure: unreadableAnswer,
    }),
    logCalculation: build.mutation<CalculationLogCreated, CalculationLogBody>({
      query: (body) => ({ url: apiPaths.logs, method: 'POST', body }),
    }),
  }),
});
