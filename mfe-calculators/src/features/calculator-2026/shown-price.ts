import type { Currency } from '@programme/pricing';
import { haveSamePrice, type PriceStatus } from '../../shared/calculation/price-status';
import type { CalculationState } from '../../shared/calculation/use-calculation-state';
import type { CalculatorInputs } from '../../shared/calculation/use-calculator-inputs';
import { calculation2026, type Calculation2026 } from './calculation-2026';

export type ShownPrice = { readonly result: Calculation2026; readonly priceStatus: PriceStatus };

/**
 * The price of the inputs as they are (decision P20): the calculated one if they were calculated, else an estimate.
 * While the form cannot be priced, it is the price of the last inputs that could, and is outdated. Null without any
 * price.
 */
export function shownPrice(
  state: CalculationState<Calculation2026>,
  { input, current }: CalculatorInputs,
  currency: Currency,
): ShownPrice | null {
  if (!input) return null;
  if (state.status === 'done' && state.result.currency === currency && haveSamePrice(state.result.input, input)) {
    return { result: { ...state.result, input }, priceStatus: current ? 'calculated' : 'outdated' };
  }
  try {
    return { result: calculation2026(input, currency, null), priceStatus: current ? 'estimate' : 'outdated' };
  } catch (error) {
    // "Calculate price" says so when somebody asks for it.
    console.warn('The price could not be estimated', error);
    return null;
  }
}
