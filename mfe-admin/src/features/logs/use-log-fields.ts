import { useMemo } from 'react';
import type { CalculationLog, Calculator } from '@programme/contracts';
import { formatDateTime, formatNumber, formatWholeNumber } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { monthlyPayment, startFee2025, total2025, total2026 } from './log-amounts';

export type LogField = {
  readonly id: string;
  readonly label: string;
  /** In px, of its column. */
  readonly width: number;
  readonly align: 'start' | 'end';
  readonly text: (log: CalculationLog) => string;
};

const calculatorNames: Readonly<Record<Calculator, TextKey>> = {
  '2025': 'logs.calculator.2025',
  '2026': 'logs.calculator.2026',
  '2026-admin': 'logs.calculator.2026Admin',
  comfort: 'logs.calculator.comfort',
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
        id: 'calculator',
        label: translate('logs.calculator'),
        width: 96,
        align: 'start',
        text: (log) => translate(calculatorNames[log.calculator]),
      },
      {
        id: 'employees',
        label: translate('logs.employees'),
        width: 92,
        align: 'end',
        text: (log) => whole(log.employeesCount),
      },
      {
        id: 'activeUsers',
        label: translate('logs.activeUsers'),
        width: 92,
        align: 'end',
        text: (log) => whole(log.activeUsers),
      },
      { id: 'months', label: translate('logs.months'), width: 74, align: 'end', text: (log) => whole(log.monthsCount) },
      { id: 'currency', label: translate('logs.currency'), width: 78, align: 'start', text: (log) => log.currency },
      {
        id: 'startFee',
        label: translate('logs.startFee'),
        width: 100,
        align: 'end',
        text: (log) => amount(startFee2025(log)),
      },
      {
        id: 'monthly',
        label: translate('logs.monthly'),
        width: 104,
        align: 'end',
        text: (log) => amount(monthlyPayment(log)),
      },
      { id: 'total', label: translate('logs.total'), width: 104, align: 'end', text: (log) => amount(total2025(log)) },
      {
        id: 'total2026',
        label: translate('logs.total2026'),
        width: 104,
        align: 'end',
        text: (log) => amount(total2026(log)),
      },
    ];
    return { timestamp, figures };
  }, [translate, language]);
}
