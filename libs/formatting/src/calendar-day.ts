const day = /^(\d{4})-(\d{2})-(\d{2})$/;

export type DayBounds = {
  /** The first moment of the day, and the first that is past it: ISO 8601, UTC. */
  readonly start: string;
  readonly end: string;
};

/**
 * When a day of the reader's own calendar begins and ends: 23 or 25 hours apart where clocks change. `null` for what is
 * no date.
 *
 * @param date YYYY-MM-DD
 */
export function dayBounds(date: string): DayBounds | null {
  const [, year, month, dayOfMonth] = (day.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || dayOfMonth === undefined) return null;
  const start = new Date(year, month - 1, dayOfMonth);
  // Date would roll 30 February over to March, and takes years below 100 for those of the last century.
  if (start.getFullYear() !== year || start.getMonth() !== month - 1 || start.getDate() !== dayOfMonth) return null;
  return { start: start.toISOString(), end: new Date(year, month - 1, dayOfMonth + 1).toISOString() };
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
