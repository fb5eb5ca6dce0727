import { allOf, type Conditions } from '../../platform/database/conditions.js';
import type { TimePosition } from '../../platform/http/time-cursor.js';
import type { LogFilter } from './log-filter.js';

/** Index that holds the logs of a filter's currency, or all, in the order of time. */
export const timeIndex = ({ currency }: LogFilter): string => (currency ? 'ix_api_logs_currency' : 'ix_api_logs_time');

/** Index that holds the same for each company. */
export const companyIndex = ({ currency }: LogFilter): string =>
  currency ? 'ix_api_logs_company_currency' : 'ix_api_logs_company';

/**
 * What a filter asks of `api_logs` but for the company, and that rows come behind a position. Written so that both
 * engines go to the place in an index: they do not for a comparison of pairs, nor for two upper bounds.
 */
export function logConditions({ from, to, currency }: LogFilter, after?: TimePosition): Conditions {
  const parts: Conditions[] = [];
  if (currency) parts.push({ sql: 'currency = ?', values: [currency] });
  if (from) parts.push({ sql: 'timestamp >= ?', values: [from] });
  if (after && !(to && to <= after.timestamp)) {
    const { timestamp, id } = after;
    parts.push({ sql: 'timestamp <= ? AND (timestamp < ? OR id < ?)', values: [timestamp, timestamp, id] });
  } else if (to) {
    parts.push({ sql: 'timestamp < ?', values: [to] });
  }
  return allOf(parts);
}
