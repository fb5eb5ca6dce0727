import { currencies } from '@programme/pricing';
import { type InferType } from 'yup';
import { calculators } from './calculation-log.schema.js';
import { csvStyles } from './csv-style.js';
import { choice, instant, line, numberInQuery, strictObject } from './fields.js';
import { limits } from './limits.js';

const filters = {
  /** The earliest moment, itself included. */
  from: instant().optional(),
  /** The moment before which all rows are. */
  to: instant().optional(),
  currency: choice(currencies).optional(),
  calculator: choice(calculators).optional(),
  /** What the company's name contains, whatever the case. */
  q: line(limits.name).optional(),
};

/** Query of `GET /api/logs/export`. */
export const logsExportSchema = strictObject({ ...filters, csv: choice(csvStyles).optional() });

export type LogsExport = InferType<typeof logsExportSchema>;

/** Which rows are meant. */
export type LogsFilter = Omit<LogsExport, 'csv'>;

/** Fields of a query for one page of a list that grows (decision B16). */
export const pageFields = {
  limit: numberInQuery({ max: limits.page.max, tooLarge: 'validation.maximum' }).optional(),
  cursor: line(limits.cursor).optional(),
};

/** Query of `GET /api/logs`. */
export const logsQuerySchema = strictObject({ ...filters, ...pageFields });

export type LogsQuery = InferType<typeof logsQuerySchema>;
