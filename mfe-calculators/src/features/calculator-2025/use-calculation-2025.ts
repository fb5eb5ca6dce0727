import { useCallback, useMemo, useState } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import type { Currency, PriceBook } from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { visitorReport } from '../../shared/calculation/enterprise-calculation';
import { calculatorsApi } from '../../shared/store/calculators.api';
import type { Calculate } from '../../shared/calculation/use-initial-calculation';
import { useCalculationState } from '../../shared/calculation/use-calculation-state';
import { useLogCalculation } from '../../shared/calculation/use-log-calculation';
import { calculation2025, type Calculation2025 } from './calculation-2025';
import { estimate2025, lengthsRequestOf, type Lengths2025 } from './lengths-2025';
import { lengths2025Api, type Pricing2025LengthsRequest } from './lengths-2025.api';

/** Asks the API for the 2025 price of a programme by a price book. */
export function usePrice2025() {
  const [fetchPrice] = calculatorsApi.useLazyPricing2025Query();
  return useCallback(
    async (input: CalculationInput, currency: Currency, book: PriceBook) => {
      const { employees, activeUsers, months } = input;
      const price = await fetchPrice({ currency, employees, activeUsers, months, priceBook: book.id }, true).unwrap();
      return calculation2025(book, input, currency, price);
    },
    [fetchPrice],
  );
}

/**
 * Asks the API for 2025 prices, and reports those that came. After a price come those of the other contract lengths, which
 * price a change of months at once.
 */
export function useCalculation2025() {
  const { currency } = useShell().preferences;
  const { state, begin, clear } = useCalculationState<Calculation2025>();
  const price2025 = usePrice2025();
  const priceBook = usePriceBook();
  const logCalculation = useLogCalculation();
  const [request, setRequest] = useState<Pricing2025LengthsRequest | null>(null);
  const { lengths, ...lengthsState } = useLengths2025(request);

  const calculate = useCallback<Calculate>(
    async (input, { logged } = { logged: true }) => {
      const settle = begin();
      try {
        const result = await price2025(input, currency, priceBook);
        if (settle({ status: 'done', result })) setRequest(lengthsRequestOf(input, currency, priceBook));
        if (logged) logCalculation(visitorReport('2025', result));
      } catch (error) {
        console.error('The 2025 price could not be fetched', error);
        settle({ status: 'failed', error });
      }
    },
    [begin, currency, price2025, priceBook, logCalculation],
  );
  const estimate = useCallback(
    (input: CalculationInput, inCurrency: Currency) => lengths && estimate2025(lengths, input, inCurrency, priceBook),
    [lengths, priceBook],
  );

  return { calculation: { state, calculate, clear }, estimate, lengths, ...lengthsState };
}

/** The 2025 prices of all contract lengths; null until they have come. */
function useLengths2025(request: Pricing2025LengthsRequest | null) {
  const { currentData, isError, refetch } = lengths2025Api.usePricing2025LengthsQuery(request ?? noCompany, {
    skip: request === null,
  });
  const lengths = useMemo(
    (): Lengths2025 | null => (request && currentData ? { request, prices: currentData } : null),
    [request, currentData],
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  return { lengths, failed: isError, retry };
}

/** Stands in for a request that is not made. */
const noCompany: Pricing2025LengthsRequest = { employees: 1, activeUsers: 1, currency: 'PLN', priceBook: '' };
