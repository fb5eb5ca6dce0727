import type { Language } from '@programme/i18n';
import { daysBetween } from './calendar-day.js';
import { formatDate } from './format-date.js';

/** Days after which a date says more than their number. */
const farDays = 7;

const formats = new Map<Language, Intl.RelativeTimeFormat>();

/**
 * A past day as people speak of it: 'today', 'yesterday', '3 days ago'; its date when it is a week ago or lies ahead.
 *
 * @param day YYYY-MM-DD, as is `today`
 */
export function formatRelativeDay(day: string, today: string, language: Language): string {
  const days = daysBetween(day, today);
  if (!(days >= 0 && days < farDays)) return formatDate(day, language);
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  return format.format(-days, 'day');
}
