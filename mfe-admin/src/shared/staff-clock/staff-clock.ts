import { dayAhead, daysIn, formatDateTime, formatDayOf, formatRelativeDay } from '@programme/formatting';
import type { Language } from '@programme/i18n';

/** Stands for a time while the zone is not known: a time of another zone would be taken for right. */
export const unknownTime = '…';

/** Days and times as staff read them: of one zone for all of them, and by the server's clock. */
export type StaffClock = {
  /** IANA name; undefined while it is not known. */
  readonly timeZone: string | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The day of a moment, YYYY-MM-DD. */
  readonly calendarDay: (instant: string) => string;
  /** A moment to the minute, its day, and its day as people speak of it ('yesterday'). */
  readonly dateTime: (instant: string) => string;
  readonly dayOf: (instant: string) => string;
  readonly relativeDay: (instant: string) => string;
};

/** Each format of `Intl` holds memory, so each zone has one. */
const zones = new Map<string, (moment: Date) => string>();

/** The day of a moment, YYYY-MM-DD; by the reader's calendar while the zone is not known. */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  if (timeZone === undefined) return dayAhead(0, moment);
  const known = zones.get(timeZone) ?? daysIn(timeZone);
  zones.set(timeZone, known);
  return known(moment);
}

export function staffClock(language: Language, timeZone: string | undefined, today: string): StaffClock {
  const calendarDay = (instant: string) => dayIn(timeZone, new Date(instant));
  const known = (format: (instant: string) => string) => (timeZone === undefined ? () => unknownTime : format);
  const options = { ...(timeZone !== undefined && { timeZone }) };
  return {
    timeZone,
    today,
    calendarDay,
    dateTime: known((instant) => formatDateTime(instant, language, options)),
    dayOf: known((instant) => formatDayOf(instant, language, options)),
    relativeDay: known((instant) => formatRelativeDay(calendarDay(instant), today, language)),
  };
}
