import type { LogsFilter } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import type { Currency } from '@programme/pricing';

/** Which logs are asked for. What is undefined does not matter. */
export type LogFilter = {
  /** The earliest moment, itself included. */
  readonly from: Date | undefined;
  /** The moment before which all rows are. */
  readonly to: Date | undefined;
  readonly currency: Currency | undefined;
  /** What the key of the company's name contains; not empty. */
  readonly company: string | undefined;
};

export const toLogFilter = ({ from, to, currency, q = '' }: LogsFilter): LogFilter => ({
  from: from === undefined ? undefined : moment(from),
  to: to === undefined ? undefined : moment(to),
  currency,
  company: searchKey(q.trim()) || undefined,
});

/** Columns hold years of four digits; an offset from UTC can lead out of them. */
const earliest = Date.UTC(1000, 0, 1);
const latest = Date.UTC(9999, 11, 31);

const moment = (text: string): Date => new Date(Math.min(Math.max(Date.parse(text), earliest), latest));
