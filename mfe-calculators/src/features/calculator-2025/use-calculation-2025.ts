import { useCallback } from 'react';
import { useShell } from '@programme/mfe-contract';
import { visitorReport } from '../../shared/calculation/enterprise-calculation';
import { calculatorsApi } from '../../shared/store/calculators.api';
import type { Calculate } from '../../shared/calculation/use-initial-calculation';
import { useCalculationState } from '../../shared/calculation/use-calculation-state';
import { calculation2025, type Calculation2025 } from './calculation-2025';

/** Asks the API for 2025 prices, and reports those that came. */
export function useCalculation2025() {
  const { currency } = useShell().preferences;
  const { state, begin, clear } = useCalculationState<Calculation2025>();
  const [fetchPrice] = calculatorsApi.useLazyPricing2025Query();
  const [logCalculation] = calculatorsApi.useLogCalculationMutation();

  const calculate = useCallback<Calculate>(
    async (input, { logged } = { logged: true }) => {
      const settle = begin();
      const { employees, activeUsers, months } = input;
      try {
        const price = await fetchPrice({ currency, employees, activeUsers, months }, true).unwrap();
        const result = calculation2025(input, currency, price);
        settle({ status: 'done', result });
        // Logging must not affect the visitor: errors are ignored.
        if (logged) void logCalculation(visitorReport('2025', result));
      } catch (error) {
        console.error('The 2025 price could not be fetched', error);
        settle({ status: 'failed', error });
      }
    },
    [begin, currency, fetchPrice, logCalculation],
  );

  return { state, calculate, clear };
}
