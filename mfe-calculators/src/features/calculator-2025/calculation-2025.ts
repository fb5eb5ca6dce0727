import type { Pricing2025 } from '@programme/contracts';
import {
  currentPriceBook,
  isIndividualPricing,
  monthlyPayment2025,
  suggestsComfort,
  type Currency,
} from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import type { EnterpriseCalculation } from '../../shared/calculation/enterprise-calculation';

/** A programme priced by the 2025 sheet. */
export type Calculation2025 = EnterpriseCalculation & { readonly price2025: Pricing2025 };

export function calculation2025(input: CalculationInput, currency: Currency, price2025: Pricing2025): Calculation2025 {
  const size = { employees: input.employees, activeUsers: input.activeUsers };
  return {
    input,
    currency,
    price2025,
    price2026: null,
    monthlyPayment: monthlyPayment2025(price2025, input.months),
    individualPricing: isIndividualPricing(currentPriceBook, size),
    comfortSuggested: suggestsComfort(currentPriceBook, { ...size, currency, total2025: price2025.value2025 }),
  };
}
