export { formatMoney, type MoneyOptions } from './format-money.js';
export {
  formatCompactNumber,
  formatNumber,
  formatPercent,
  formatWholeNumber,
  type NumberOptions,
  type PercentOptions,
} from './format-number.js';
export {
  formatDate,
  formatDayAndMonth,
  formatDateTime,
  formatDayOf,
  formatZonedMoment,
  type DateOptions,
  type DateStyle,
  type Instant,
  type InstantOptions,
} from './format-date.js';
export { formatRelativeDay } from './format-relative-day.js';
export { parseWholeNumber, type ParsedWholeNumber } from './parse-whole-number.js';
export { parseAmount, parseMoney, type ParsedAmount } from './parse-amount.js';
export { searchKey } from './search-key.js';
export { noValue } from './no-value.js';
export { dayAhead, daysAfter, daysBetween, daysIn, hoursIn, isCalendarDay } from './calendar-day.js';
export { listTotalBeside, type DiscountedTotal } from './list-total.js';
export { mailLink, phoneLink } from './contact-link.js';
export { initialsOf } from './initials.js';
export { isolated } from './isolated.js';
export { spreadsheetText } from './spreadsheet-text.js';
