import type { Calculator, Pricing2025, VisitorCalculation } from '@programme/contracts';
import type { Currency, EnterprisePrice, MonthlyBreakdown, PriceBook } from '@programme/pricing';
import type { CalculationInput } from './calculation-input';

/** The breakdown is there in advanced mode only. */
export type Price2026 = EnterprisePrice & { readonly monthlyBreakdown?: readonly MonthlyBreakdown[] };

/** A priced Enterprise programme: what is shown, saved and reported of it on every screen. */
export type EnterpriseCalculation = {
  /** The price book in force at the time: it explains the price after another one has come into force as well. */
  readonly priceBook: PriceBook;
  readonly input: CalculationInput;
  readonly currency: Currency;
  /** Null on a 2026 screen when it is not known. */
  readonly price2025: Pricing2025 | null;
  /** Null on the 2025 screen. */
  readonly price2026: Price2026 | null;
  /** Major units. */
  readonly monthlyPayment: number;
  readonly individualPricing: boolean;
  readonly comfortSuggested: boolean;
};

/** The numbers of a calculation by the names that they have in reports and saved calculations. */
export const namedInputs = ({ employees, activeUsers, months }: CalculationInput) => ({
  employed_2025: employees,
  au_2025: activeUsers,
  am_2025: months,
});

/** What the visitors' Enterprise calculators report of a calculation (S1 §7). */
export function visitorReport(
  calculator: Calculator,
  { input, currency, price2025, price2026 }: EnterpriseCalculation,
): VisitorCalculation {
  return {
    calculator,
    currency,
    employeesCount: input.employees,
    activeUsers: input.activeUsers,
    monthsCount: input.months,
    ...(input.companyName && { companyName: input.companyName }),
    inputs: namedInputs(input),
    outputs: { ...price2025, ...(price2026 && { pricing2026: reportedPrice(price2026) }) },
  };
}

const reportedPrice = (price: Price2026) => ({
  startupFee: price.startupFee,
  monthlyFee: price.monthlyFee,
  totalMonthlyFees: price.totalMonthlyFees,
  baseTotal: price.baseTotal,
  finalTotal: price.finalTotal,
  wasAdjustedToMinimum: price.wasAdjustedToMinimum,
  discountPercentage: price.discountPercentage,
  modifier: price.modifier,
  ...(price.monthlyBreakdown && { monthlyBreakdown: [...price.monthlyBreakdown] }),
});
