import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@programme/api-client';
import { useShell } from '@programme/mfe-contract';
import { calculatorsApi } from '../../shared/calculators.api';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { calculation2025, report2025, type Calculation2025 } from './calculation-2025';

export type CalculationState =
  | { readonly status: 'idle' | 'calculating' }
  /** `refused`: the API did not take the inputs; `failed`: it has no price to give. */
  | { readonly status: 'refused' | 'failed' }
  | { readonly status: 'done'; readonly result: Calculation2025 };

const badRequest = 400;

/**
 * Asks the API for 2025 prices. The last calculation asked for wins: a slow earlier answer, or one in another currency,
 * never shows. A change of currency clears the result (S1 §4).
 */
export function useCalculation2025() {
  const { currency } = useShell().preferences;
  const [state, setState] = useState<CalculationState>({ status: 'idle' });
  const [fetchPrice] = calculatorsApi.useLazyPricing2025Query();
  const [logCalculation] = calculatorsApi.useLogCalculationMutation();
  const latest = useRef(0);

  const clear = useCallback(() => {
    latest.current += 1;
    setState({ status: 'idle' });
  }, []);

  const pricedCurrency = useRef(currency);
  useEffect(() => {
    if (pricedCurrency.current === currency) return;
    pricedCurrency.current = currency;
    clear();
  }, [clear, currency]);

  const calculate = useCallback(
    async (input: CalculationInput): Promise<void> => {
      latest.current += 1;
      const run = latest.current;
      const { employees, activeUsers, months } = input;
      setState({ status: 'calculating' });
      try {
        const price = await fetchPrice({ currency, employees, activeUsers, months }, true).unwrap();
        const result = calculation2025(input, currency, price);
        if (run === latest.current) setState({ status: 'done', result });
        // Reporting is for us, not for the visitor: whether it works never shows.
        void logCalculation(report2025(result));
      } catch (error) {
        console.error('The 2025 price could not be fetched', error);
        const refused = isApiError(error) && error.status === badRequest;
        if (run === latest.current) setState({ status: refused ? 'refused' : 'failed' });
      }
    },
    [currency, fetchPrice, logCalculation],
  );

  return { state, calculate, clear };
}
