import type { TextKey } from '@programme/i18n';
import { number, object, string, type InferType } from 'yup';
import { strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const digits = /^\d{1,9}$/;

/** A whole number in an address: text, of digits only. */
const numberInQuery = (required: TextKey, max: number, tooLarge: TextKey) =>
  string()
    .typeError(text('validation.type'))
    .required(required)
    .matches(digits, text('validation.positiveInteger'))
    .test('positive', text('validation.positiveInteger'), (value) => !digits.test(value ?? '') || Number(value) >= 1)
    .test({
      name: 'maximum',
      message: tooLarge,
      params: { max },
      test: (value) => !digits.test(value ?? '') || Number(value) <= max,
    });

/** Query of `GET /api/pricing-2025/{currency}`, with the sheet's own names (S1 §7). */
export const pricing2025QuerySchema = strictObject({
  employed_2025: numberInQuery('validation.employees.required', limits.people, 'validation.maximum'),
  au_2025: numberInQuery('validation.activeUsers.required', limits.people, 'validation.maximum'),
  am_2025: numberInQuery('validation.months.required', limits.months.max, 'validation.months.range'),
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
