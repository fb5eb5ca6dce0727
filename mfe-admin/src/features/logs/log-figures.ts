import type { CalculationLog } from '@programme/contracts';
import { monthlyPayment2025 } from '@programme/pricing';

/** A number among the outputs; reports differ in what they hold (S1 §7). */
function output({ outputs }: CalculationLog, name: string): number {
  const value = outputs[name];
  return typeof value === 'number' ? value : Number.NaN;
}

/** Total of the 2025 price; NaN where the report has none. */
export const total2025 = (log: CalculationLog): number => output(log, 'value2025');

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
