import type { Language } from '@programme/i18n';
import { isCalendarDay } from './calendar-day.js';
import { noValue } from './no-value.js';

/** 'medium' is 'Mar 9, 2026', 'long' is 'March 9, 2026'. */
export type DateStyle = 'medium' | 'long';

export interface DateOptions {
  /** 'medium' unless told otherwise. */
  readonly style?: DateStyle;
}

export interface InstantOptions extends DateOptions {
  /** IANA name; the reader's own zone unless told otherwise. */
  readonly timeZone?: string;
}

/** A moment: milliseconds since 1970, or an ISO 8601 text with a zone, as the API sends it. */
export type Instant = number | string | Date;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A calendar date, the same one in every time zone. What is no date shows as {@link noValue}.
 *
 * @param date YYYY-MM-DD
 */
export function formatDate(date: string, language: Language, { style = 'medium' }: DateOptions = {}): string {
  return formatCalendarDay(date, language, { dateStyle: style });
}

/** A calendar date where the year is plain: 'Mar 9'. What is no date shows as {@link noValue}. @param date YYYY-MM-DD */
export function formatDayAndMonth(date: string, language: Language): string {
  return formatCalendarDay(date, language, { day: 'numeric', month: 'short' });
}

function formatCalendarDay(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  if (!isCalendarDay(date)) return noValue;
  return dateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** The day of a moment, as the reader's calendar has it. What is no moment shows as {@link noValue}. */
export function formatDayOf(instant: Instant, language: Language, options: InstantOptions = {}): string {
  return formatInstant(instant, language, { dateStyle: options.style ?? 'medium', timeZone: options.timeZone });
}

/** Day and time to the minute of a moment (S2 §2). What is no moment shows as {@link noValue}. */
export function formatDateTime(instant: Instant, language: Language, options: InstantOptions = {}): string {
  const { style = 'medium', timeZone } = options;
  return formatInstant(instant, language, { dateStyle: style, timeStyle: 'short', timeZone });
}

/** A moment by the reader's own clock, with the short name of its zone: 'December 31, 2026 at 3:00 PM PST'. */
export function formatZonedMoment(instant: Instant, language: Language): string {
  return formatInstant(instant, language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

function formatInstant(instant: Instant, language: Language, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? noValue : dateTimeFormat(language, options).format(moment);
}

/** Making a formatter costs far more than using it, so each is made once. */
function dateTimeFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, options);
    formats.set(key, format);
  }
  return format;
}
