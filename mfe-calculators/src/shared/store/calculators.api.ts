import { apiBaseQuery, unreadableAnswer } from '@programme/api-client';
import {
  apiPath,
  apiPaths,
  pricing2025Schema,
  type CalculationLogBody,
  type CalculationLogCreated,
  type Pricing2025,
} from '@programme/contracts';
import { createApi } from '@programme/platform';
import type { Currency } from '@programme/pricing';

type Pricing2025Request = {
  readonly employees: number;
  readonly activeUsers: number;
  readonly months: number;
  readonly currency: Currency;
  /** Id of the price book to price by. */
  readonly priceBook: string;
};

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
    logCalculation: build.mutation<CalculationLogCreated, CalculationLogBody>({
      query: (body) => ({ url: apiPaths.logs, method: 'POST', body }),
    }),
  }),
});
