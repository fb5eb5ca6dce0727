import type { AdminCalculation, Pricing2025 } from '@programme/contracts';
import {
  comparePrices,
  enterprisePrice,
  enterprisePriceByMonth,
  isIndividualPricing,
  suggestsComfort,
  type Currency,
  type PriceBook,
  type PriceComparison,
} from '@programme/pricing';
import { peakActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import type { PanelPrice } from '../../shared/calculation/price-panel';
import type { EnterpriseCalculation, Price2026 } from '../../shared/calculation/enterprise-calculation';

/** A programme priced by a price book. */
export type Calculation2026 = EnterpriseCalculation & {
  readonly price2026: Price2026;
  readonly savings: PriceComparison | null;
};

const sizeOf = (input: CalculationInput) => ({ employees: input.employees, activeUsers: peakActiveUsers(input) });

/** Prices a programme (S1 §9). Throws a RangeError for input that the form should have rejected. */
export function calculation2026(priceBook: PriceBook, input: CalculationInput, currency: Currency): Calculation2026 {
  const { activeUsers, activeUsersByMonth, months } = input;
  const price2026: Price2026 = activeUsersByMonth
    ? enterprisePriceByMonth(priceBook, { currency, activeUsersByMonth })
    : enterprisePrice(priceBook, { currency, activeUsers, months });
  return {
    priceBook,
    input,
    currency,
    price2025: null,
    price2026,
    monthlyPayment: price2026.monthlyPayment,
    individualPricing: isIndividualPricing(priceBook, sizeOf(input)),
    comfortSuggested: false,
    savings: null,
  };
}

/** Adds the comparison to the 2025 price of the same programme. */
export function comparedCalculation(calculation: Calculation2026, price2025: Pricing2025): Calculation2026 {
  const { priceBook, input, currency, price2026 } = calculation;
  const total2025 = price2025.value2025;
  return {
    ...calculation,
    price2025,
    savings: comparePrices({ total2026: price2026.finalTotal, total2025 }),
    comfortSuggested: suggestsComfort(priceBook, { ...sizeOf(input), currency, total2025 }),
  };
}

/** The figures that a price panel shows first. */
export const panelPriceOf = ({ input, currency, price2026 }: Calculation2026): PanelPrice => ({
  currency,
  months: input.months,
  total: price2026.finalTotal,
  monthlyPayment: price2026.monthlyPayment,
  startupFee: price2026.startupFee,
  average: price2026.avgPerParticipantPerMonth,
});

/** What the 2026 admin calculator reports: flat, with the time of the browser's clock (S1 §7). */
export const adminReport = ({ input, currency, price2026 }: Calculation2026): AdminCalculation => ({
  calculator: '2026-admin',
  timestamp: new Date().toISOString(),
  currency,
  ...(input.companyName && { company: input.companyName }),
  employees: input.employees,
  activeUsers: input.activeUsers,
  months: input.months,
  totalPrice: price2026.finalTotal,
});
