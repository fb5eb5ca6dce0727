import { useCallback } from 'react';
import type { CalculationLogBody } from '@programme/contracts';
import { useNamedPrices } from '../named-prices/named-prices.context';
import { calculatorsApi } from '../store/calculators.api';

/**
 * Reports a calculation to the API (decision B25), unless it was made by prices that the address names: those are not in
 * force. A failed report must not affect the visitor, so errors are ignored.
 */
export function useLogCalculation(): (report: CalculationLogBody) => void {
  const isNamed = useNamedPrices() !== null;
  const [logCalculation] = calculatorsApi.useLogCalculationMutation();
  return useCallback(
    (report) => {
      if (!isNamed) void logCalculation(report);
    },
    [isNamed, logCalculation],
  );
}
