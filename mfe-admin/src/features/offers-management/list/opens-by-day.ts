import type { OfferVisit } from '@programme/contracts';
import { daysAfter } from '@programme/formatting';

/** Maximum and minimum number of days in the chart; a single bar would show no trend. */
const mostDays = 30;
const fewestDays = 7;

export type OpensOfDay = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
};

/**
 * How often an offer was opened on each of the days up to the last opening, days without one included; not more than
 * thirty days, so an old offer shows its latest. Needs at least one view.
 *
 * @param dayOf the day of a moment, YYYY-MM-DD
 */
export function opensByDay(views: readonly OfferVisit[], dayOf: (instant: string) => string): OpensOfDay[] {
  const counts = new Map<string, number>();
  for (const { viewedAt } of views) {
    const day = dayOf(viewedAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const opened = [...counts.keys()].sort();
  const [first, last] = [opened[0], opened.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('There are no views to count');
  const days = daysUpTo(last).slice(-mostDays);
  const shown = Math.max(fewestDays, days.length - days.findIndex((day) => day >= first));
  return days.slice(-shown).map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** So many days as may be shown, the last one at the end. */
const daysUpTo = (last: string): string[] =>
  Array.from({ length: mostDays }, (_, index) => daysAfter(last, index - mostDays + 1));
