import { limits, type LogsFilter } from '@programme/contracts';
import { dayBounds } from '@programme/formatting';
import { isCurrency, type Currency } from '@programme/pricing';
import { queryWithFilter } from '../../shared/use-address-filter';

/** The values of the filter fields. An empty text means no filter. */
export type LogsFilterValues = {
  /** Days of the reader's calendar, YYYY-MM-DD; both are included. */
  readonly from: string;
  readonly to: string;
  readonly currency: Currency | '';
  readonly company: string;
};

export const noFilter: LogsFilterValues = { from: '', to: '', currency: '', company: '' };

/** Names in the address. `currency` there is the currency that the whole product shows. */
const queryNames = { from: 'from', to: 'to', currency: 'filterCurrency', company: 'company' } as const;

/** The filter that an address asks for; what is no date or currency is ignored. */
export function filterFromAddress(search: string): LogsFilterValues {
  const query = new URLSearchParams(search);
  const value = (field: keyof LogsFilterValues) => query.get(queryNames[field]) ?? '';
  const date = (field: 'from' | 'to') => (dayBounds(value(field)) ? value(field) : '');
  const currency = value('currency');
  return {
    from: date('from'),
    to: date('to'),
    currency: isCurrency(currency) ? currency : '',
    company: value('company').slice(0, limits.name),
  };
}

/** The query of an address with the filter written into it; all else in it stays. */
export const addressWithFilter = (search: string, filter: LogsFilterValues): string =>
  queryWithFilter(search, filter, queryNames);

/** The filter for the API: days become timestamps, and `to` is the start of the day after the last. */
export function toLogsFilter({ from, to, currency, company }: LogsFilterValues): LogsFilter {
  const [first, last] = [dayBounds(from), dayBounds(to)];
  const words = company.trim();
  return {
    ...(first && { from: first.start }),
    ...(last && { to: last.end }),
    ...(currency !== '' && { currency }),
    ...(words !== '' && { q: words }),
  };
}
