import { calculators, limits, type Calculator, type LogsFilter } from '@programme/contracts';
import { isCurrency, type Currency } from '@programme/pricing';
import { dayBounds, isDay } from '../../shared/staff-clock/day-bounds';
import { queryWithFilter, useAddressFilter } from '../../shared/use-address-filter';

/** The values of the filter fields. An empty text means no filter. */
export type LogsFilterValues = {
  /** Days, YYYY-MM-DD; both are included. */
  readonly from: string;
  readonly to: string;
  readonly currency: Currency | '';
  readonly calculator: Calculator | '';
  readonly company: string;
};

/** Names in the address. `currency` there is the currency that the whole product shows. */
const queryNames = {
  from: 'from',
  to: 'to',
  currency: 'filterCurrency',
  calculator: 'calculator',
  company: 'company',
} as const;

/** The filter that an address asks for; what is no date, currency or calculator is ignored. */
function filterFromAddress(search: string): LogsFilterValues {
  const query = new URLSearchParams(search);
  const value = (field: keyof LogsFilterValues) => query.get(queryNames[field]) ?? '';
  const date = (field: 'from' | 'to') => (isDay(value(field)) ? value(field) : '');
  const currency = value('currency');
  return {
    from: date('from'),
    to: date('to'),
    currency: isCurrency(currency) ? currency : '',
    calculator: calculators.find((each) => each === value('calculator')) ?? '',
    company: value('company').slice(0, limits.name),
  };
}

const options = {
  read: filterFromAddress,
  write: (search: string, filter: LogsFilterValues) => queryWithFilter(search, filter, queryNames),
  nothing: { from: '', to: '', currency: '', calculator: '', company: '' } as const,
};

/** The filter of the logs, kept in the address. */
export const useLogsFilter = () => useAddressFilter<LogsFilterValues>(options);

/**
 * The filter for the API: days become timestamps, and `to` is the start of the day after the last.
 *
 * @param timeZone IANA name of the zone whose days they are
 * @returns null while there is a day and its zone is not known
 */
export function toLogsFilter(
  { from, to, currency, calculator, company }: LogsFilterValues,
  timeZone: string | undefined,
): LogsFilter | null {
  if (timeZone === undefined && (from || to)) return null;
  const [first, last] = [from, to].map((day) => (timeZone === undefined ? null : dayBounds(day, timeZone)));
  const words = company.trim();
  return {
    ...(first && { from: first.start }),
    ...(last && { to: last.end }),
    ...(currency !== '' && { currency }),
    ...(calculator !== '' && { calculator }),
    ...(words !== '' && { q: words }),
  };
}
