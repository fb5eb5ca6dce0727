import type { Currency, PriceBook } from '@programme/pricing';
import type { EnterpriseCalculation } from './enterprise-calculation';
import { haveSamePrice, type PriceStatus } from './price-status';
import type { CalculationState } from './use-calculation-state';
import type { CalculatorInputs } from './use-calculator-inputs';

export type ShownPrice<Result> = { readonly result: Result; readonly priceStatus: PriceStatus };

/**
 * The price of the inputs as they are (decision P20): the calculated one if they were calculated, else an estimate, else
 * what was calculated last. While the form cannot be priced, the price is that of the last inputs that could, and is
 * outdated, as one by another price book is. Null without any price.
 *
 * @param estimate of the last inputs that could be priced; null on a screen without estimates
 */
export function shownPrice<Result extends EnterpriseCalculation>(
  state: CalculationState<Result>,
  { input, current }: CalculatorInputs,
  { currency, priceBook }: { readonly currency: Currency; readonly priceBook: PriceBook },
  estimate: Result | null,
): ShownPrice<Result> | null {
  const last = state.status === 'done' && state.result.currency === currency ? state.result : null;
  const calculated = last?.priceBook.id === priceBook.id ? last : null;
  if (calculated && input && haveSamePrice(calculated.input, input)) {
    return { result: { ...calculated, input }, priceStatus: current ? 'calculated' : 'outdated' };
  }
  if (estimate) return { result: estimate, priceStatus: current ? 'estimate' : 'outdated' };
  return last && { result: last, priceStatus: 'outdated' };
}
