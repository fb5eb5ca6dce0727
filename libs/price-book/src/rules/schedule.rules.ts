import { error, type PriceBookProblem } from './problem.js';

/** When a book is to be effective: an instant that has not come yet. @param effectiveFrom null while nobody has said */
export function scheduleProblems(effectiveFrom: Date | null, now: Date): PriceBookProblem[] {
  if (effectiveFrom === null) return [error('date-missing', 'effectiveFrom')];
  return effectiveFrom > now ? [] : [error('date-past', 'effectiveFrom', { value: effectiveFrom.toISOString() })];
}
