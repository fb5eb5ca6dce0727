import type { Currency } from '@programme/pricing';
import { haveSamePrice, type PriceStatus } from '../../shared/calculation/price-status';
import type { CalculationState } from '../../shared/calculation/use-calculation-state';
import type { CalculatorInputs } from '../../shared/calculation/use-calculator-inputs';
import type { Calculation2025 } from './calculation-2025';

type ShownPrice2025 = { readonly result: Calculation2025; readonly priceStatus: PriceStatus };

/** The price that was asked for last, outdated as soon as the form shows other inputs. Null without any price. */
export function shownPrice2025(
  state: CalculationState<Calculation2025>,
  { input, current }: CalculatorInputs,
  currency: Currency,
): ShownPrice2025 | null {
  if (state.status !== 'done' || state.result.currency !== currency) return null;
  const { result } = state;
  if (!current || !input || !haveSamePrice(result.input, input)) return { result, priceStatus: 'outdated' };
  return { result: { ...result, input }, priceStatus: 'calculated' };
}
