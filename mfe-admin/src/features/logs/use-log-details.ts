import type { CalculationLog } from '@programme/contracts';
import { formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { monthlyPayment, numberIn, startFee2025, total2025, total2026 } from './log-amounts';

export type LogFigure = { readonly id: TextKey; readonly label: string; readonly text: string };

/** What was entered, and what it cost: each figure with its name. A report that has no such figure leaves it out. */
export function useLogDetails(log: CalculationLog): Readonly<Record<'entered' | 'result', readonly LogFigure[]>> {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const { pricing2026, comfort } = log.outputs;

  const whole = (value: number) => formatWholeNumber(value, language);
  const money = (value: number) => formatMoney(value, log.currency, language);
  const percent = (value: number) => formatPercent(value, language);
  const known = (figures: readonly (readonly [TextKey, number, (value: number) => string])[]): readonly LogFigure[] =>
    figures
      .filter(([, value]) => Number.isFinite(value))
      .map(([key, value, format]) => ({ id: key, label: translate(key), text: format(value) }));

  return {
    entered: [
      ...known([
        ['logs.employees', log.employeesCount, whole],
        ['logs.activeUsers', log.activeUsers, whole],
        ['logs.months', log.monthsCount, whole],
      ]),
      { id: 'logs.currency', label: translate('logs.currency'), text: log.currency },
    ],
    result: known([
      ['logs.startFee', startFee2025(log), money],
      ['logs.monthly', monthlyPayment(log), money],
      ['logs.total', total2025(log), money],
      ['logs.startFee2026', numberIn(pricing2026, 'startupFee'), money],
      ['logs.monthly2026', numberIn(pricing2026, 'monthlyPayment'), money],
      ['logs.discount2026', numberIn(pricing2026, 'discountPercentage'), percent],
      ['logs.perParticipant', numberIn(pricing2026, 'avgPerParticipantPerMonth'), money],
      ['logs.seats', numberIn(comfort, 'seats'), whole],
      ['logs.seatsPrice', numberIn(comfort, 'seatsCost'), money],
      ['logs.addOnsPrice', numberIn(comfort, 'addOnsCost'), money],
      ['logs.total2026', total2026(log), money],
    ]),
  };
}
