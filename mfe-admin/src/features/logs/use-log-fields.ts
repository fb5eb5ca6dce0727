import { useMemo } from 'react';
import type { CalculationLog } from '@programme/contracts';
import { formatDateTime, formatNumber, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { monthlyPayment, total2025 } from './log-figures';

export type LogField = {
  readonly id: string;
  readonly label: string;
  /** In px, of its column. */
  readonly width: number;
  readonly align: 'start' | 'end';
  readonly text: (log: CalculationLog) => string;
};

/** The figures of a calculation, in words of the page's language. */
export function useLogFields() {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  return useMemo(() => {
    const timestamp = (log: CalculationLog) => formatDateTime(log.timestamp, language);
    const whole = (value: number) => formatWholeNumber(value, language);
    const amount = (value: number) => formatNumber(value, language, { decimals: 2 });
    const figures: readonly LogField[] = [
      {
        id: 'employees',
        label: translate('logs.employees'),
        width: 98,
        align: 'end',
        text: (log) => whole(log.employeesCount),
      },
      {
        id: 'activeUsers',
        label: translate('logs.activeUsers'),
        width: 102,
        align: 'end',
        text: (log) => whole(log.activeUsers),
      },
      { id: 'months', label: translate('logs.months'), width: 80, align: 'end', text: (log) => whole(log.monthsCount) },
      { id: 'currency', label: translate('logs.currency'), width: 84, align: 'start', text: (log) => log.currency },
      {
        id: 'monthly',
        label: translate('logs.monthly'),
        width: 104,
        align: 'end',
        text: (log) => amount(monthlyPayment(log)),
      },
      { id: 'total', label: translate('logs.total'), width: 112, align: 'end', text: (log) => amount(total2025(log)) },
    ];
    return { timestamp, figures };
  }, [translate, language]);
}
