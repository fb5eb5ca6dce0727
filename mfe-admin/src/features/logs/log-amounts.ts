import type { CalculationLog } from '@programme/contracts';
import { monthlyPayment2025 } from '@programme/pricing';

/** A number among the outputs; reports differ in what they hold (S1 §7). */
const output = ({ outputs }: CalculationLog, name: string): number => numberIn(outputs, name);

/** A number of an object that a report holds; NaN where it has none. */
export function numberIn(outputs: unknown, name: string): number {
  const value = (outputs as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'number' ? value : Number.NaN;
}

/** Start-up fee of the 2025 price; NaN where the report has none. */
export const startFee2025 = (log: CalculationLog): number => output(log, 'startFee2025');

/** Total of the 2025 price; NaN where the report has none. */
export const total2025 = (log: CalculationLog): number => output(log, 'value2025');

/** Total of the 2026 price list, Enterprise or Comfort; NaN where the report has none. */
export function total2026(log: CalculationLog): number {
  const { pricing2026, comfort } = log.outputs;
  const totals = [numberIn(pricing2026, 'finalTotal'), output(log, 'totalPrice'), numberIn(comfort, 'totalCost')];
  return totals.find(Number.isFinite) ?? Number.NaN;
}

/** Total of the price list that the calculator is for; NaN where the report has none. */
export function ownTotal(log: CalculationLog): number {
  const total = log.calculator === '2025' ? total2025(log) : total2026(log);
  return Number.isFinite(total) ? total : total2025(log);
}

/** (monthTotal2025 + longMonthDiscount) ÷ months (S2 §2); NaN where something is missing. */
export function monthlyPayment(log: CalculationLog): number {
  const price = {
    monthTotal2025: output(log, 'monthTotal2025'),
    longMonthDiscount: output(log, 'longMonthDiscount'),
  };
  const known =
    Number.isFinite(price.monthTotal2025) && Number.isFinite(price.longMonthDiscount) && log.monthsCount >= 1;
  return known ? monthlyPayment2025(price, log.monthsCount) : Number.NaN;
}
