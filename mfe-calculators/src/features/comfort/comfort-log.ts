import type { VisitorCalculation } from '@programme/contracts';
import type { ComfortSummary, ComfortSummaryInput } from '@programme/pricing';

/**
 * What the Comfort calculator reports of a calculation (S1 §7, decision B25). The users are the seats as they were asked
 * for; typed seats name no company size, so that the employees are the seats too.
 */
export function comfortReport(input: ComfortSummaryInput, summary: ComfortSummary): VisitorCalculation {
  const { currency, seats, plan, autoTopUp } = input;
  const { requestedSeats, billedMonths, monthlyRate, perUserCost, seatsCost, addOnsCost, totalCost } = summary;
  const employees = seats.method === 'automatic' ? seats.companySize : requestedSeats;
  return {
    calculator: 'comfort',
    currency,
    employeesCount: employees,
    activeUsers: requestedSeats,
    monthsCount: billedMonths,
    inputs: {
      employed_2025: employees,
      au_2025: requestedSeats,
      am_2025: billedMonths,
      comfort: {
        seatMethod: seats.method,
        ...(seats.method === 'automatic' && { participation: seats.participation }),
        planType: plan.type,
        autoTopUp,
        addOns: summary.addOns.map(({ addOn }) =>
          addOn === 'engagementFeatures' ? `${addOn} ${input.addOns.engagementFeatures ?? 0}` : addOn,
        ),
      },
    },
    outputs: {
      comfort: { seats: summary.seats, monthlyRate, perUserCost, seatsCost, addOnsCost, totalCost },
    },
  };
}
