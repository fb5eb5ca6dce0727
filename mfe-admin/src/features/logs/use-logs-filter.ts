import { useAddressFilter } from '../../shared/use-address-filter';
import { addressWithFilter, filterFromAddress, noFilter, type LogsFilterValues } from './logs-filter';

const options = { read: filterFromAddress, write: addressWithFilter, nothing: noFilter };

/** The filter of the logs, kept in the address. */
export const useLogsFilter = () => useAddressFilter<LogsFilterValues>(options);
