import { useEffect, useRef } from 'react';
import type { VisitorCalculation } from '@programme/contracts';
import { useLogCalculation } from '../../shared/calculation/use-log-calculation';
import { comfortReport } from './comfort-log';
import type { ComfortCalculation } from './use-comfort-plan';

/** Milliseconds without another price after which a calculation counts as made: at most 12 reports a minute. */
const pause = 5000;

/**
 * Reports the visitor's calculations (decision B25). This calculator has no button that calculates, so that each price is
 * reported that stands for a while and differs from the last report. What the page opens with was calculated by nobody.
 */
export function useComfortLog({ input, summary }: Pick<ComfortCalculation, 'input' | 'summary'>): void {
  const logCalculation = useLogCalculation();
  const report = JSON.stringify(comfortReport(input, summary));
  const reported = useRef(report);
  useEffect(() => {
    if (report === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = report;
      logCalculation(JSON.parse(report) as VisitorCalculation);
    }, pause);
    return () => clearTimeout(timer);
  }, [report, logCalculation]);
}
