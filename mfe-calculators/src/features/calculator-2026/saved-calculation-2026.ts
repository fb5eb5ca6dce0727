import { nanoid } from 'nanoid';
import type { SavedCalculation } from '../../shared/store/saved-calculation';
import type { Calculation2026 } from './calculation-2026';

/** Converts a result to a saved calculation (S1 §3). */
export function toSavedCalculation(result: Calculation2026): SavedCalculation {
  const { input, currency, price, price2025, individualPricing } = result;
  return {
    id: nanoid(),
    companyName: input.companyName,
    inputs: { employed_2025: input.employees, au_2025: input.activeUsers, am_2025: input.months },
    activeUsersByMonth: input.activeUsersByMonth,
    outputs: { ...price2025, pricing2026: price },
    currency,
    monthlyPayment: price.monthlyPayment,
    showIndividualPricing: individualPricing,
  };
}
