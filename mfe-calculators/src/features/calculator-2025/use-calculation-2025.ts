import { useCallback } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import type { Currency, PriceBook } from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { visitorReport } from '../../shared/calculation/enterprise-calculation';
import { calculatorsApi } from '../../shared/store/calculators.api';
import type { Calculate } from '../../shared/calculation/use-initial-calculation';
import { useCalculationState } from '../../shared/calculation/use-calculation-state';
import { useLogCalculation } from '../../shared/calculation/use-log-calculation';
import { calculation2025, type Calculation2025 } from './calculation-2025';

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

/** Asks the API for 2025 prices, and reports those that came. */
export function useCalculation2025() {
  const { currency } = useShell().preferences;
  const { state, begin, clear } = useCalculationState<Calculation2025>();
  const price2025 = usePrice2025();
  const priceBook = usePriceBook();
  const logCalculation = useLogCalculation();

  const calculate = useCallback<Calculate>(
    async (input, { logged } = { logged: true }) => {
      const settle = begin();
      try {
        const result = await price2025(input, currency, priceBook);
        settle({ status: 'done', result });
        if (logged) logCalculation(visitorReport('2025', result));
      } catch (error) {
        console.error('The 2025 price could not be fetched', error);
        settle({ status: 'failed', error });
      }
    },
    [begin, currency, price2025, priceBook, logCalculation],
  );

  return { state, calculate, clear };
}
