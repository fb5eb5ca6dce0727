import { nanoid } from 'nanoid';
import { namedInputs, type EnterpriseCalculation } from '../calculation/enterprise-calculation';
import type { SavedCalculation } from '../store/saved-calculation';

/** Converts a result to a saved calculation (S1 §3). */
export function toSavedCalculation(calculation: EnterpriseCalculation): SavedCalculation {
  const { input, currency, price2025, price2026, monthlyPayment, individualPricing } = calculation;
  return {
    id: nanoid(),
    companyName: input.companyName,
    inputs: namedInputs(input),
    activeUsersByMonth: input.activeUsersByMonth,
    outputs: { ...price2025, ...(price2026 && { pricing2026: price2026 }) },
    currency,
    monthlyPayment,
    showIndividualPricing: individualPricing,
  };
}
