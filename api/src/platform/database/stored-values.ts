import { readTime } from './sql.js';

/** Values of raw queries as they are stored: what was changed by hand need not fit its column's meaning. */

/** ISO 8601 in UTC; what is no time, as it is. */
export function timeOf(value: unknown): string {
  const time = readTime(value as Date | string);
  return Number.isNaN(time.getTime()) ? String(value) : time.toISOString();
}

/** As `timeOf`; null for none. */
export const optionalTimeOf = (value: unknown): string | null => (value == null ? null : timeOf(value));

/** The value of a JSON column; what is no JSON, as it is. */
export function valueOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
