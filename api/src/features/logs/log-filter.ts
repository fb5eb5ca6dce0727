import type { Calculator, LogsFilter } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import type { Currency } from '@programme/pricing';
import { allOf, behind, type Conditions, readTime } from '../../platform/database/sql.js';
import type { Keyset } from '../../platform/http/pagination.js';

/** Which logs are asked for. What is undefined does not matter. */
export type LogFilter = {
  /** The earliest moment, itself included. */
  readonly from: Date | undefined;
  /** The moment before which all rows are. */
  readonly to: Date | undefined;
  readonly currency: Currency | undefined;
  readonly calculator: Calculator | undefined;
  /** What the key of the company's name contains; not empty. */
  readonly company: string | undefined;
};

export const toLogFilter = ({ from, to, currency, calculator, q = '' }: LogsFilter): LogFilter => ({
  from: from === undefined ? undefined : moment(from),
  to: to === undefined ? undefined : moment(to),
  currency,
  calculator,
  company: searchKey(q.trim()) || undefined,
});

/** Columns hold years of four digits; an offset from UTC can lead out of them. */
const earliest = Date.UTC(1000, 0, 1);
const latest = Date.UTC(9999, 11, 31);

const moment = (text: string): Date => new Date(Math.min(Math.max(Date.parse(text), earliest), latest));

/** The columns of equality in an index come first; its name says which they are. */
const indexOf = (first: string, { currency, calculator }: LogFilter): string =>
  [first, calculator && 'calculator', currency && 'currency'].filter(Boolean).join('_');

/** Index that holds the logs of a filter's calculator and currency, or all, in the order of time. */
export const timeIndex = (filter: LogFilter): string =>
  filter.currency || filter.calculator ? indexOf('ix_api_logs', filter) : 'ix_api_logs_time';

/** Index that holds the same for each company. */
export const companyIndex = (filter: LogFilter): string => indexOf('ix_api_logs_company', filter);

/**
 * The conditions of a filter and a keyset on `api_logs`, the company left out. Of two upper bounds it writes the lower
 * one only: with both, the engines do not seek in the index.
 */
export function logConditions({ from, to, currency, calculator }: LogFilter, after?: Keyset<number>): Conditions {
  const parts: Conditions[] = [];
  if (calculator) parts.push({ sql: 'calculator = ?', values: [calculator] });
  if (currency) parts.push({ sql: 'currency = ?', values: [currency] });
  if (from) parts.push({ sql: 'timestamp >= ?', values: [from] });
  if (after && !(to && to <= after.at)) parts.push(behind({ value: 'timestamp', id: 'id' }, after));
  else if (to) parts.push({ sql: 'timestamp < ?', values: [to] });
  return allOf(parts);
}

const timeLength = 'YYYY-MM-DD HH:MM:SS.mmm'.length;
const idOffset = 10_000_000_000;

/** SQL of a text that sorts as logs do by time and id. An id has at most ten digits; the offset gives all eleven. */
export const sortKeyColumn = `CONCAT(timestamp, id + ${idOffset}) AS sort_key`;

export type SortKey = string;

/** SQL of an order from the newest log on that follows the indices. */
export const newestFirst = 'ORDER BY timestamp DESC, id DESC';

export const timeOfSortKey = (sortKey: SortKey): Date => readTime(sortKey.slice(0, timeLength));

export const idOfSortKey = (sortKey: SortKey): number => Number(sortKey.slice(timeLength)) - idOffset;
