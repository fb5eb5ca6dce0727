import { useCallback } from 'react';
import type { CalculationLogBody, Pricing2025 } from '@programme/contracts';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { calculatorsApi } from '../../shared/store/calculators.api';
import { meanActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import type { Calculate } from '../../shared/calculation/use-initial-calculation';
import { useCalculationState } from '../../shared/calculation/use-calculation-state';
import { useLogCalculation } from '../../shared/calculation/use-log-calculation';
import { calculation2026, comparedCalculation, type Calculation2026 } from './calculation-2026';

/** Makes the report of a calculation; the two 2026 screens report differently (S1 §7). */
export type ReportOf = (calculation: Calculation2026) => CalculationLogBody;

/** Milliseconds that a result waits for the 2025 price; a later answer completes the result that is shown. */
const comparisonPatience = 1500;

/** Prices a programme, compares it with 2025 and reports it. */
export function useCalculation2026(reportOf: ReportOf, onFailed?: () => void) {
  const { currency } = useShell().preferences;
  const priceBook = usePriceBook();
  const { state, begin, clear } = useCalculationState<Calculation2026>();
  const [fetchPrice2025] = calculatorsApi.useLazyPricing2025Query();
  const logCalculation = useLogCalculation();

  const calculate = useCallback<Calculate>(
    async (input, { logged } = { logged: true }) => {
      const settle = begin();
      const show = (result: Calculation2026) => settle({ status: 'done', result });
      let impatient: ReturnType<typeof setTimeout> | undefined;
      try {
        const uncompared = calculation2026(priceBook, input, currency);
        impatient = setTimeout(() => show(uncompared), comparisonPatience);
        const result = await compared(uncompared, () =>
          fetchPrice2025({ ...size2025(input), currency, priceBook: priceBook.id }, true).unwrap(),
        );
        show(result);
        if (logged) logCalculation(reportOf(result));
      } catch (error) {
        console.error('The price could not be calculated', error);
        if (settle({ status: 'failed', error })) onFailed?.();
      } finally {
        clearTimeout(impatient);
      }
    },
    [begin, currency, priceBook, fetchPrice2025, logCalculation, reportOf, onFailed],
  );

  return { state, calculate, clear };
}

const size2025 = (input: CalculationInput) => ({
  employees: input.employees,
  activeUsers: meanActiveUsers(input),
  months: input.months,
});

/** A price with its comparison; without one when the 2025 price is missing or not comparable (S1 §7). */
async function compared(result: Calculation2026, fetch: () => Promise<Pricing2025>): Promise<Calculation2026> {
  try {
    return comparedCalculation(result, await fetch());
  } catch (error) {
    console.warn('No comparison with the 2025 price', error);
    return result;
  }
}
