import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '@programme/mfe-contract';

type Outcome<Result> =
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly result: Result };

export type CalculationState<Result> = { readonly status: 'idle' | 'calculating' } | Outcome<Result>;

/**
 * The states of a calculator (S1 §4). Only the last calculation asked for is ever shown: an earlier one that ends later,
 * or one in another currency, comes to nothing. A change of currency clears result and error.
 */
export function useCalculationState<Result>() {
  const { currency } = useShell().preferences;
  const [state, setState] = useState<CalculationState<Result>>({ status: 'idle' });
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

  /** Begins a calculation. What it returns shows an outcome, and tells whether it was still the one asked for. */
  const begin = useCallback(() => {
    latest.current += 1;
    const run = latest.current;
    setState({ status: 'calculating' });
    return (outcome: Outcome<Result>): boolean => {
      if (run !== latest.current) return false;
      setState(outcome);
      return true;
    };
  }, []);

  return { state, begin, clear };
}
