import { useEffect, useRef } from 'react';
import type { VisitorCalculation } from '@programme/contracts';
import { useNamedPrices } from '../../shared/named-prices/named-prices.context';
import { calculatorsApi } from '../../shared/store/calculators.api';
import { comfortReport } from './comfort-log';
import type { ComfortCalculation } from './use-comfort-plan';

/** Milliseconds without another price after which a calculation counts as made: at most 12 reports a minute. */
const pause = 5000;

/**
 * Reports the visitor's calculations (decision B25). This calculator has no button that calculates, so that each price is
 * reported that stands for a while and differs from the last report. What the page opens with was calculated by nobody,
 * and prices that are not in force are not reported.
 */
export function useComfortLog({ input, summary }: Pick<ComfortCalculation, 'input' | 'summary'>): void {
  const [logCalculation] = calculatorsApi.useLogCalculationMutation();
  const report = JSON.stringify(comfortReport(input, summary));
  const reported = useRef(report);
  const isNamed = useNamedPrices() !== null;
  useEffect(() => {
    if (isNamed || report === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = report;
      void logCalculation(JSON.parse(report) as VisitorCalculation);
    }, pause);
    return () => clearTimeout(timer);
  }, [report, isNamed, logCalculation]);
}
