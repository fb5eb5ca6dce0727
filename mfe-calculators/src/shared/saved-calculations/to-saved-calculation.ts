import { nanoid } from 'nanoid';
import type { CalculationInput } from '../calculation/calculation-input';
import { namedInputs, type EnterpriseCalculation } from '../calculation/enterprise-calculation';
import type { SavedCalculation } from '../store/saved-calculation';

/** Converts a result to a saved calculation (S1 §3). */
export function toSavedCalculation(calculation: EnterpriseCalculation): SavedCalculation {
  const { priceBook, input, currency, price2025, price2026, monthlyPayment, individualPricing } = calculation;
  return {
    id: nanoid(),
    companyName: input.companyName,
    priceBook: priceBook.id,
    inputs: namedInputs(input),
    activeUsersByMonth: input.activeUsersByMonth,
    outputs: { ...price2025, ...(price2026 && { pricing2026: price2026 }) },
    currency,
    monthlyPayment,
    showIndividualPricing: individualPricing,
  };
}

/** The inputs that a calculation was saved with. */
export const inputOf = ({ companyName, inputs, activeUsersByMonth }: SavedCalculation): CalculationInput => ({
  companyName,
  employees: inputs.employed_2025,
  activeUsers: inputs.au_2025,
  months: inputs.am_2025,
  activeUsersByMonth,
});
