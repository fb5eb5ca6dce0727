import { useShell } from '@programme/mfe-contract';
import type { PriceBookProblem } from '@programme/price-book';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { problemText } from './problem-text';

export type Remark = { readonly tone: 'error' | 'warning'; readonly text: string };

/** What is to be said about the figure at a path, in the reader's language. */
export function useRemarks(problems: readonly PriceBookProblem[]): (path: string) => Remark[] {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const { dateTime } = useStaffClock();
  return (path) =>
    problems
      .filter((problem) => problem.path === path)
      .map((problem) => ({ tone: problem.severity, text: problemText(problem, translate, { language, dateTime }) }));
}
