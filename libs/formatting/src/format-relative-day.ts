import type { Language } from '@programme/i18n';
import { dayAhead, daysBetween } from './calendar-day.js';
import { formatDayOf, type Instant } from './format-date.js';

/** Days after which a date says more than their number. */
const farDays = 7;

const formats = new Map<Language, Intl.RelativeTimeFormat>();

/**
 * The day of a past moment as people speak of it: 'today', 'yesterday', '3 days ago'; its date when it is a week ago or
 * lies ahead. Days are those of the reader's own calendar.
 */
export function formatRelativeDay(instant: Instant, language: Language, now = new Date()): string {
  const days = daysBetween(dayAhead(0, new Date(instant)), dayAhead(0, now));
  if (!(days >= 0 && days < farDays)) return formatDayOf(instant, language);
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  return format.format(-days, 'day');
}
