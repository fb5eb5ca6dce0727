import type { Pricing2025 } from '@programme/contracts';
import {
  isIndividualPricing,
  monthlyPayment2025,
  suggestsComfort,
  type Currency,
  type PriceBook,
} from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import type { EnterpriseCalculation } from '../../shared/calculation/enterprise-calculation';

/** A programme priced by the 2025 sheet. */
export type Calculation2025 = EnterpriseCalculation & { readonly price2025: Pricing2025 };

/** A 2025 price with what the price book in force says about the company. */
export function calculation2025(
  priceBook: PriceBook,
  input: CalculationInput,
  currency: Currency,
  price2025: Pricing2025,
): Calculation2025 {
  const size = { employees: input.employees, activeUsers: input.activeUsers };
  return {
    priceBook,
    input,
    currency,
    price2025,
    price2026: null,
    monthlyPayment: monthlyPayment2025(price2025, input.months),
    individualPricing: isIndividualPricing(priceBook, size),
    comfortSuggested: suggestsComfort(priceBook, { ...size, currency, total2025: price2025.value2025 }),
  };
}
