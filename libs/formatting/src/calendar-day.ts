/** Whether the calendar has a day, YYYY-MM-DD: 2026-02-30 parses in some engines, as 2 March. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/**
 * Tells the day that a moment belongs to in a time zone. Make it once: each format of `Intl` holds memory that the garbage
 * collector does not see.
 */
export function daysIn(timeZone: string): (moment: Date) => string {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(moment);
}

/** Tells the hour of the day, 0 to 23, of a moment in a time zone. Make it once, like `daysIn`. */
export function hoursIn(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (moment) => Number(format.format(moment));
}

/** The day so many days after a moment's, by the reader's own calendar: YYYY-MM-DD. */
export function dayAhead(days: number, from = new Date()): string {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

const dayMs = 86_400_000;

/** How many days later the second day is; negative when it is earlier. Both are YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The day so many days after another one; before it where `days` is negative. YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
