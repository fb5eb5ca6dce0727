import type { Pricing2025 } from '@programme/contracts';
import {
  comparePrices,
  currentPriceBook,
  enterprisePrice,
  enterprisePriceByMonth,
  isIndividualPricing,
  suggestsComfort,
  type Currency,
  type EnterprisePrice,
  type MonthlyBreakdown,
  type PriceComparison,
} from '@programme/pricing';
import { peakActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';

/** The breakdown is there in advanced mode only. */
export type Price2026 = EnterprisePrice & { readonly monthlyBreakdown?: readonly MonthlyBreakdown[] };

/** A priced programme with everything that its screen shows. */
export type Calculation2026 = {
  readonly input: CalculationInput;
  readonly currency: Currency;
  readonly price: Price2026;
  readonly individualPricing: boolean;
  /** The 2025 price of the same programme; null when it is not known. */
  readonly price2025: Pricing2025 | null;
  readonly savings: PriceComparison | null;
  readonly comfortSuggested: boolean;
};

/** Prices a programme (S1 §9). Throws a RangeError for input that the form should have rejected. */
export function priceOf({ activeUsers, activeUsersByMonth, months }: CalculationInput, currency: Currency): Price2026 {
  return activeUsersByMonth
    ? enterprisePriceByMonth(currentPriceBook, { currency, activeUsersByMonth })
    : enterprisePrice(currentPriceBook, { currency, activeUsers, months });
}

/** Combines a price with its comparison to 2025. */
export function calculation2026(
  input: CalculationInput,
  currency: Currency,
  price2025: Pricing2025 | null,
): Calculation2026 {
  const price = priceOf(input, currency);
  const size = { employees: input.employees, activeUsers: peakActiveUsers(input) };
  return {
    input,
    currency,
    price,
    price2025,
    individualPricing: isIndividualPricing(currentPriceBook, size),
    savings: price2025 && comparePrices({ total2026: price.finalTotal, total2025: price2025.value2025 }),
    comfortSuggested:
      price2025 !== null && suggestsComfort(currentPriceBook, { ...size, currency, total2025: price2025.value2025 }),
  };
}
