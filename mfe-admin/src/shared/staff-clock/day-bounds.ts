import { daysAfter, isCalendarDay } from '@programme/formatting';
import { fromZonedTime } from './zoned-time';

type DayBounds = {
  /** The first moment of the day, and the first that is past it: ISO 8601, UTC. */
  readonly start: string;
  readonly end: string;
};

/** Whether a text is a day of the calendar, YYYY-MM-DD, of the years from 1000 on. */
export const isDay = (text: string): boolean => /^[1-9]/.test(text) && isCalendarDay(text);

/**
 * When a day begins and ends in a time zone: 23 or 25 hours apart where clocks change. `null` for what is no day.
 *
 * @param timeZone IANA name
 */
export function dayBounds(day: string, timeZone: string): DayBounds | null {
  if (!isDay(day)) return null;
  const start = fromZonedTime(`${day}T00:00`, timeZone);
  const end = fromZonedTime(`${daysAfter(day, 1)}T00:00`, timeZone);
  return start !== null && end !== null ? { start, end } : null;
}
