import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pricing2025 } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { calculatorsApi } from '../../shared/calculators.api';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { calculation2026, type Calculation2026 } from './calculation-2026';
import { calculationLog } from './calculation-log';

export type CalculationState =
  | { readonly status: 'idle' | 'calculating' | 'failed' }
  | { readonly status: 'done'; readonly result: Calculation2026 };

/** Milliseconds that a result waits for the 2025 price; a later answer completes the result that is shown. */
const comparisonPatience = 1500;

/**
 * Prices a programme, compares it with 2025 and reports it. A change of currency clears the result (S1 §4), and only
 * the last calculation asked for is ever shown.
 */
export function useCalculation2026() {
  const { currency } = useShell().preferences;
  const [state, setState] = useState<CalculationState>({ status: 'idle' });
  const [fetchPrice2025] = calculatorsApi.useLazyPricing2025Query();
  const [logCalculation] = calculatorsApi.useLogCalculationMutation();
  const latest = useRef(0);

  const clear = useCallback(() => {
    latest.current += 1;
    setState({ status: 'idle' });
  }, []);

  useEffect(clear, [clear, currency]);

  const calculate = useCallback(
    async (input: CalculationInput): Promise<void> => {
      latest.current += 1;
      const run = latest.current;
      const show = (price2025: Pricing2025 | null): void => {
        if (run !== latest.current) return;
        try {
          setState({ status: 'done', result: calculation2026(input, currency, price2025) });
        } catch (error) {
          console.error('The price could not be calculated', error);
          setState({ status: 'failed' });
        }
      };

      setState({ status: 'calculating' });
      const impatient = setTimeout(() => show(null), comparisonPatience);
      const price2025 = await comparable(input, () => fetchPrice2025({ ...sizeOf(input), currency }, true).unwrap());
      clearTimeout(impatient);
      show(price2025);
      // Reporting is for us, not for the visitor: whether it works never shows.
      void logCalculation(calculationLog(input, currency, price2025));
    },
    [currency, fetchPrice2025, logCalculation],
  );

  return { state, calculate, clear };
}

const sizeOf = ({ employees, activeUsers, months }: CalculationInput) => ({ employees, activeUsers, months });

/** The 2025 price, or null when it fails (S1 §7) or knows no such programme: it has one number of users for all months. */
async function comparable(input: CalculationInput, fetch: () => Promise<Pricing2025>): Promise<Pricing2025 | null> {
  if (input.activeUsersByMonth) return null;
  try {
    return await fetch();
  } catch (error) {
    console.warn('No comparison with the 2025 price', error);
    return null;
  }
}
