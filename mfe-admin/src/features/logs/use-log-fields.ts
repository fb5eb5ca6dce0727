import { useMemo } from 'react';
import type { CalculationLog } from '@programme/contracts';
import { formatMoney, formatNumber, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { monthlyPayment, ownTotal, startFee2025, total2025, total2026 } from './log-amounts';

export type LogField = {
  readonly id: string;
  readonly label: string;
  /** Of its column, in px at the usual size of text. */
  readonly width: number;
  readonly align: 'start' | 'end';
  readonly text: (log: CalculationLog) => string;
};

/** The figures of a calculation, in words of the page's language. */
export function useLogFields() {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const { dateTime } = useStaffClock();
  return useMemo(() => {
    const whole = (value: number) => formatWholeNumber(value, language);
    const amount = (value: number) => formatNumber(value, language, { decimals: 2 });
    const column = (
      id: string,
      label: string,
      width: number,
      text: LogField['text'],
      align: LogField['align'] = 'end',
    ): LogField => ({ id, label, width, align, text });

    const employees = column('employees', translate('logs.employees'), 92, (log) => whole(log.employeesCount));
    const activeUsers = column('activeUsers', translate('logs.activeUsers'), 96, (log) => whole(log.activeUsers));
    const months = column('months', translate('logs.months'), 74, (log) => whole(log.monthsCount));
    const figures: readonly LogField[] = [
      employees,
      activeUsers,
      months,
      column('currency', translate('logs.currency'), 76, (log) => log.currency, 'start'),
      column('startFee', translate('logs.startFee'), 92, (log) => amount(startFee2025(log))),
      column('monthly', translate('logs.monthly'), 92, (log) => amount(monthlyPayment(log))),
      column('total', translate('logs.total'), 96, (log) => amount(total2025(log))),
      column('total2026', translate('logs.total2026'), 96, (log) => amount(total2026(log))),
    ];
    return {
      timestamp: (log: CalculationLog) => dateTime(log.timestamp),
      figures,
      employees,
      activeUsers,
      months,
      /** Of the price list that the calculator is for, with its currency: where there is room for one amount only. */
      total: column('ownTotal', translate('logs.total.own'), 124, (log) =>
        formatMoney(ownTotal(log), log.currency, language),
      ),
    };
  }, [translate, language, dateTime]);
}
