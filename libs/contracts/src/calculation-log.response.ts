import { currencies } from '@programme/pricing';
import { calculators } from './calculation-log.schema.js';
import {
  moment,
  oneOf,
  recordOf,
  responseObject,
  rowId,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

/** Answer of `POST /api/logs`. */
export const calculationLogCreatedResponse = responseObject({ id: rowId() });

export type CalculationLogCreated = ResponseOf<typeof calculationLogCreatedResponse>;

/** One row of `api_logs`, both reported shapes brought to one (S2 §3). */
export const calculationLogResponse = responseObject({
  id: rowId(),
  /** When the server took the report in. */
  timestamp: moment(),
  calculator: oneOf(calculators),
  currency: oneOf(currencies),
  employeesCount: wholeNumber(),
  activeUsers: wholeNumber(),
  monthsCount: wholeNumber(),
  companyName: text().nullable(),
  /** As the calculator reported them; each calculator has fields of its own. */
  inputs: recordOf(),
  outputs: recordOf(),
});

export type CalculationLog = ResponseOf<typeof calculationLogResponse>;
