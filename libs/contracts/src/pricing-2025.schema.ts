import type { TextKey } from '@programme/i18n';
import { number, object, string, type InferType } from 'yup';
import { line, numberInQuery, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const people = { max: limits.people, tooLarge: text('validation.maximum') };
const months = { max: limits.months.max, tooLarge: text('validation.months.range') };

/** Whom a price is for, in a query. */
export const companyInQuery = {
  employed_2025: numberInQuery(people, string().required(text('validation.employees.required'))),
  au_2025: numberInQuery(people, string().required(text('validation.activeUsers.required'))),
  /** The price book of a link; the one in force without it. */
  priceBook: line(limits.priceBook.id).optional(),
};

/** Query of `GET /api/pricing-2025/{currency}`, with the sheet's own names (S1 §7). */
export const pricing2025QuerySchema = strictObject({
  ...companyInQuery,
  am_2025: numberInQuery(months, string().required(text('validation.months.required'))),
});

export type Pricing2025Query = InferType<typeof pricing2025QuerySchema>;

const finite = () =>
  number()
    .typeError(text('validation.type'))
    .required(text('validation.required'))
    .test('finite', text('validation.type'), (value) => Number.isFinite(value));

/**
 * Answer of `GET /api/pricing-2025/{currency}`, and what a configured sheet must answer: amounts in major units of the
 * currency, `longMonthDiscount` negative or zero. A sheet may send more fields than these.
 */
export const pricing2025Schema = object({
  startFee2025: finite(),
  monthTotal2025: finite(),
  longMonthDiscount: finite(),
  value2025: finite(),
})
  .strict()
  .typeError(text('validation.type'))
  .required(text('validation.required'));

export type Pricing2025 = InferType<typeof pricing2025Schema>;
