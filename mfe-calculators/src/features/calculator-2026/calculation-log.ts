import type { Pricing2025, VisitorCalculation } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import type { CalculationInput } from '../../shared/calculation/calculation-input';
import { priceOf } from './calculation-2026';

/** What the 2026 calculator reports of a calculation (S1 §7). */
export function calculationLog(
  input: CalculationInput,
  currency: Currency,
  price2025: Pricing2025 | null,
): VisitorCalculation {
  const price = priceOf(input, currency);
  return {
    currency,
    employeesCount: input.employees,
    activeUsers: input.activeUsers,
    monthsCount: input.months,
    ...(input.companyName && { companyName: input.companyName }),
    inputs: { employed_2025: input.employees, au_2025: input.activeUsers, am_2025: input.months },
    outputs: {
      ...price2025,
      pricing2026: {
        startupFee: price.startupFee,
        monthlyFee: price.monthlyFee,
        totalMonthlyFees: price.totalMonthlyFees,
        baseTotal: price.baseTotal,
        finalTotal: price.finalTotal,
        wasAdjustedToMinimum: price.wasAdjustedToMinimum,
        discountPercentage: price.discountPercentage,
        modifier: price.modifier,
        ...(price.monthlyBreakdown && { monthlyBreakdown: [...price.monthlyBreakdown] }),
      },
    },
  };
}
