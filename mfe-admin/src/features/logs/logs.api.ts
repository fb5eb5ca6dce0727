import {
  apiPaths,
  type CalculationLog,
  type CsvStyle,
  type ListPage,
  type LogsFilter,
  type LogsQuery,
} from '@programme/contracts';
import { adminApi, pageOf } from '../../shared/admin.api';

export const logsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    logs: build.query<ListPage<CalculationLog>, LogsQuery>({
      query: (params) => ({ url: apiPaths.logs, params }),
      transformResponse: (rows: readonly CalculationLog[], meta) => pageOf(rows, meta),
      // New rows arrive all the time, so a cached page would be outdated.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The address of the file with all rows that match. */
export function exportAddress(filter: LogsFilter, csv: CsvStyle): string {
  const given = Object.entries({ ...filter, csv }).filter(([, value]) => value !== undefined);
  return `${apiPaths.logsExport}?${new URLSearchParams(given)}`;
}
