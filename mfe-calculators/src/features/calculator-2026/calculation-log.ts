import type { AdminCalculation, VisitorCalculation } from '@programme/contracts';
import { priceOf } from './calculation-2026';
import type { ReportOf } from './use-calculation-2026';

/** What the 2026 calculator reports of a calculation (S1 §7). */
export const visitorReport: ReportOf = (input, currency, price2025): VisitorCalculation => {
  const price = priceOf(input, currency);
  return {
    calculator: '2026',
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
};

/** What the 2026 admin calculator reports: flat, with the time of the browser's clock (S1 §7). */
export const adminReport: ReportOf = (input, currency): AdminCalculation => ({
  calculator: '2026-admin',
  timestamp: new Date().toISOString(),
  currency,
  ...(input.companyName && { company: input.companyName }),
  employees: input.employees,
  activeUsers: input.activeUsers,
  months: input.months,
  totalPrice: priceOf(input, currency).finalTotal,
});
