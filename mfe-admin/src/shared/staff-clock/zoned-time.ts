import { TZDate } from '@date-fns/tz';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/**
 * An instant as the clock of a time zone shows it, in the form of a `datetime-local` field: '2027-01-01T00:00'.
 *
 * @param instant ISO 8601
 * @param timeZone IANA name
 */
export function toZonedTime(instant: string, timeZone: string): string {
  const date = new TZDate(instant, timeZone);
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The instant that a `datetime-local` field names in a time zone, ISO 8601 in UTC; null while it is not filled in. */
export function fromZonedTime(local: string, timeZone: string): string | null {
  const [, year, month, day, hours, minutes] = (/^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local) ?? []).map(Number);
  if (year === undefined || month === undefined) return null;
  const date = new TZDate(2000, 0, 1, hours ?? 0, minutes ?? 0, timeZone);
  // By itself: the constructor takes the years 0 to 99 for those of the last century.
  date.setFullYear(year, month - 1, day ?? 1);
  return Number.isNaN(date.getTime()) ? null : new Date(date.getTime()).toISOString();
}
