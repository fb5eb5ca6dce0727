import type { Currency } from '@programme/pricing';
import type { EnterpriseCalculation } from './enterprise-calculation';
import { haveSamePrice, type PriceStatus } from './price-status';
import type { CalculationState } from './use-calculation-state';
import type { CalculatorInputs } from './use-calculator-inputs';

export type ShownPrice<Result> = { readonly result: Result; readonly priceStatus: PriceStatus };

/**
 * The price of the inputs as they are (decision P20): the calculated one if they were calculated, else an estimate, else
 * what was calculated last. While the form cannot be priced, the price is that of the last inputs that could, and is
 * outdated. Null without any price.
 *
 * @param estimate of the last inputs that could be priced; null on a screen without estimates
 */
export function shownPrice<Result extends EnterpriseCalculation>(
  state: CalculationState<Result>,
  { input, current }: CalculatorInputs,
  currency: Currency,
  estimate: Result | null,
): ShownPrice<Result> | null {
  const calculated = state.status === 'done' && state.result.currency === currency ? state.result : null;
  if (calculated && input && haveSamePrice(calculated.input, input)) {
    return { result: { ...calculated, input }, priceStatus: current ? 'calculated' : 'outdated' };
  }
  if (estimate) return { result: estimate, priceStatus: current ? 'estimate' : 'outdated' };
  return calculated && { result: calculated, priceStatus: 'outdated' };
}
