import { isCalendarDay } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { currencies, type Currency } from '@programme/pricing';
import { array, lazy, number, object, string, type ISchema, type ObjectShape } from 'yup';
import { isEmailAddress } from './email-address.js';
import { limits } from './limits.js';
import { isMisleading, isVisible } from './shown-line.js';

/** Keeps message arguments to keys that a text defines. */
const text = (key: TextKey): TextKey => key;

/** Control characters, and halves of surrogate pairs: nothing that a person types into a one-line field. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/** Whether a text holds nothing of a kind. One that is too long is refused for that alone, and not searched. */
const without = (pattern: RegExp, longest: number) => (value: string | null | undefined) =>
  value == null || value.length > longest || !pattern.test(value);

/** An object that takes no field but its own (unknown and prototype keys are refused), and converts nothing. */
export const strictObject = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape)
    .strict()
    .typeError(text('validation.type'))
    .noUnknown(text('validation.unknown'))
    .required(text('validation.required'));

/** Body of a call that takes none: nothing, or an object without fields. */
export const emptyBodySchema = strictObject({}).notRequired();

type ListBounds = {
  readonly min?: number;
  readonly max: number;
  readonly tooShort?: TextKey;
  readonly tooLong?: TextKey;
};

/**
 * A list of `min` to `max` elements; optional unless `min` is given. yup checks every element before it says that there are too
 * many, which a body of 60 kB turns into seconds: of a list that is too long no element is looked at.
 */
export function list<Element>(element: ISchema<Element>, { min = 0, max, tooShort, tooLong }: ListBounds) {
  const message = tooLong ?? text('validation.maximum');
  const required = tooShort ?? text('validation.required');
  const bounded = array(element).typeError(text('validation.type')).max(max, message);
  const whole = min > 0 ? bounded.min(min, required).required(required) : bounded;
  const lengthAlone: typeof whole = array().max(max, message);
  return lazy((value) => (Array.isArray(value) && value.length > max ? lengthAlone : whole));
}

/** One line of text of at most `max` characters; required unless the caller says otherwise. */
export const line = (max: number) =>
  string()
    .typeError(text('validation.type'))
    .max(max, text('validation.maximumLength'))
    .test('printable', text('validation.unprintable'), without(unprintable, max));

/** A line that others read: as {@link line}, without what misleads, and with something to see unless it is empty. */
export const shownLine = (max: number) =>
  line(max).test('shown', text('validation.unprintable'), (value) => {
    // Blanks alone are told of by whoever needs more.
    if (!value || value.length > max || value.trim() === '') return true;
    return isVisible(value) && !isMisleading(value);
  });

/** What `unprintable` holds, without the line breaks and tabs that belong to a text of several lines. */
const unprintableInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Text of any number of lines, at most `max` characters in all; required unless the caller says otherwise. */
export const multiline = (max: number) =>
  string()
    .typeError(text('validation.type'))
    .max(max, text('validation.maximumLength'))
    .test('printable', text('validation.unprintable'), without(unprintableInText, max));

/** An e-mail address. */
export const email = () =>
  line(limits.decision.email).test(
    'email',
    text('validation.email'),
    (value) => value == null || isEmailAddress(value),
  );

/** A telephone number as people write one: digits, a plus before them, and blanks, dots, dashes or brackets between. */
export const phone = () => line(limits.phone).matches(/^[+(\d](?:[ .()/-]*\d){5,}$/, text('validation.phone'));

/** A name that someone chooses: of at least `min` characters, without blanks at its ends. */
export const name = (min: number, max: number, tooShort: TextKey = 'validation.minimumLength') =>
  shownLine(max)
    .min(min, tooShort)
    .test('untrimmed', text('validation.surroundingBlanks'), (value) => value == null || value === value.trim());

/** A password that someone chooses (at login, any is taken as typed). Whether it is a common one, the server says. */
export const newPassword = () =>
  line(limits.password.max)
    .min(limits.password.min, text('validation.minimumLength'))
    .required(text('validation.password.required'));

const digits = /^\d{1,9}$/;

type NumberInQuery = { readonly max: number; readonly tooLarge: TextKey };

/** A whole number of 1 to `max` in an address: text, of digits only. */
export const numberInQuery = ({ max, tooLarge }: NumberInQuery, base = string()) =>
  base
    .typeError(text('validation.type'))
    .matches(digits, text('validation.positiveInteger'))
    .test('positive', text('validation.positiveInteger'), (value) => !digits.test(value ?? '') || Number(value) >= 1)
    .test({
      name: 'maximum',
      message: tooLarge,
      params: { max },
      test: (value) => !digits.test(value ?? '') || Number(value) <= max,
    });

/** A moment in ISO 8601 with its offset from UTC. */
export const instant = () =>
  string()
    .typeError(text('validation.type'))
    .max(40, text('validation.maximumLength'))
    .datetime({ message: text('validation.timestamp'), allowOffset: true })
    .test('calendar', text('validation.timestamp'), (value) => value == null || isCalendarDay(value.slice(0, 10)));

/** Any amount or rate in major units: finite, at most `limits.amount` from zero. */
export const amount = () =>
  number()
    .typeError(text('validation.type'))
    .min(-limits.amount, text('validation.minimum'))
    .max(limits.amount, text('validation.maximum'));

/** Money or a percentage that someone types: zero or more, at most two decimals, at most `max`. */
export const typedAmount = (max: number = limits.amount) =>
  number()
    .typeError(text('validation.type'))
    .min(0, text('validation.notNegative'))
    .max(max, text('validation.maximum'))
    // As written, not by arithmetic: 0.07 × 100 is not a whole number in floating point.
    .test(
      'decimals',
      text('validation.twoDecimals'),
      (value) => value == null || /^-?\d+(\.\d{1,2})?$/.test(String(value)),
    );

/** A calendar day, `YYYY-MM-DD`, of the years 2000 to 2999. */
export const calendarDay = () =>
  string()
    .typeError(text('validation.type'))
    .test('day', text('validation.day'), (value) => {
      if (value == null || value === '') return true;
      return value.startsWith('2') && isCalendarDay(value);
    });

const wholeNumber = () => number().typeError(text('validation.type')).integer(text('validation.wholeNumber'));

/** A number that a row counts by, such as its id or its version: 1 or more. */
export const rowNumber = () =>
  wholeNumber().min(1, text('validation.minimum')).max(2_147_483_647, text('validation.maximum'));

/** Employees or active users: 1 to `limits.people`. */
export const people = (required: TextKey) =>
  wholeNumber()
    .min(1, text('validation.positiveInteger'))
    .max(limits.people, text('validation.maximum'))
    .required(required);

/** Programme months: 1 to 12 (decision P6). */
export const months = () =>
  wholeNumber()
    .min(limits.months.min, text('validation.months.range'))
    .max(limits.months.max, text('validation.months.range'))
    .required(text('validation.months.required'));

/** One of some words; required unless the caller says otherwise. */
export const choice = <Value extends string>(values: readonly Value[]) =>
  string<Value>()
    .typeError(text('validation.type'))
    .oneOf([...values], text('validation.choice'));

export const currency = () => choice<Currency>(currencies).required(text('validation.required'));
