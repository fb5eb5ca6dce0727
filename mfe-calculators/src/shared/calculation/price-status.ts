import type { CalculationInput } from './calculation-input';

/**
 * What a price on the screen is (decision P20): `calculated` is the answer to "Calculate price"; `estimate` is computed
 * in the browser from the inputs as they are; `outdated` belongs to other inputs than the form shows.
 */
export type PriceStatus = 'calculated' | 'estimate' | 'outdated';

/** Whether two inputs have the same price. For whom it is calculated makes no difference. */
export function haveSamePrice(one: CalculationInput, other: CalculationInput): boolean {
  return JSON.stringify({ ...one, companyName: '' }) === JSON.stringify({ ...other, companyName: '' });
}
