import type { TextKey } from '@programme/i18n';
import { currencies, type Currency } from '@programme/pricing';
import { string, type InferType } from 'yup';
import { instant, line, numberInQuery, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const filters = {
  /** The earliest moment, itself included. */
  from: instant().optional(),
  /** The moment before which all rows are. */
  to: instant().optional(),
  currency: string<Currency>()
    .typeError(text('validation.type'))
    .oneOf([...currencies], text('validation.choice'))
    .optional(),
  /** What the company's name contains, whatever the case. */
  q: line(limits.name).optional(),
};

/** Query of `GET /api/logs/export`. */
export const logsFilterSchema = strictObject(filters);

export type LogsFilter = InferType<typeof logsFilterSchema>;

/** Fields of a query for one page of a list that grows (decision B16). */
export const pageFields = {
  limit: numberInQuery({ max: limits.page.max, tooLarge: 'validation.maximum' }).optional(),
  cursor: line(limits.cursor).optional(),
};

/** Query of `GET /api/logs`. */
export const logsQuerySchema = strictObject({ ...filters, ...pageFields });

export type LogsQuery = InferType<typeof logsQuerySchema>;
