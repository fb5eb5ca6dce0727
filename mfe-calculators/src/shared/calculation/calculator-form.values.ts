import { cleanedLine, issuesOf, limits, type FieldIssue } from '@programme/contracts';
import { formatWholeNumber, parseWholeNumber } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import { object, string } from 'yup';
import { meanActiveUsers, type CalculationInput } from './calculation-input';

/** A calculator's form as typed (S1 §3): numbers are text until the form is sent. */
export type CalculatorFormValues = {
  companyName: string;
  employed_2025: string;
  au_2025: string;
  am_2025: string;
  /** Advanced mode of the 2026 calculators: a number of active users for each month. */
  advanced: boolean;
  /** Month number → active users as typed; months that nobody changed have none. */
  auByMonth: Record<string, string>;
};

export const emptyCalculatorForm: CalculatorFormValues = {
  companyName: '',
  employed_2025: '',
  au_2025: '',
  am_2025: '',
  advanced: false,
  auByMonth: {},
};

const text = (key: TextKey): TextKey => key;

const whole = (value: string | undefined): number | null => {
  const parsed = parseWholeNumber(value ?? '');
  return parsed.ok ? parsed.value : null;
};

/** Text that reads as a whole number of 1 to `max` (S1 §5, decision B21). */
const typedCount = (required: TextKey, max: number, tooLarge: TextKey) =>
  string()
    .required(required)
    .matches(/\S/, required)
    .test('positive-integer', text('validation.positiveInteger'), (value) => {
      const parsed = parseWholeNumber(value ?? '');
      return parsed.ok ? parsed.value >= 1 : parsed.reason !== 'invalid';
    })
    .test({
      name: 'maximum',
      message: tooLarge,
      params: { max },
      test: (value) => {
        const parsed = parseWholeNumber(value ?? '');
        return parsed.ok ? parsed.value <= max : parsed.reason !== 'too-large';
      },
    });

const people = (required: TextKey) => typedCount(required, limits.people, 'validation.maximum');

const formSchema = object({
  companyName: string().max(limits.name, text('validation.maximumLength')),
  employed_2025: people('validation.employees.required'),
  au_2025: people('validation.activeUsers.required'),
  am_2025: typedCount('validation.months.required', limits.months.max, 'validation.months.range'),
});

const monthSchema = people('validation.activeUsers.required');

/** What keeps the form from being priced; none when it can be. Fields of single months are named `auByMonth.3`. */
export function calculatorFormIssues(values: CalculatorFormValues): readonly FieldIssue[] {
  return [...issuesOf(formSchema, values), ...(values.advanced ? monthIssues(values) : [])];
}

function monthIssues(values: CalculatorFormValues): FieldIssue[] {
  return monthNumbers(values).flatMap((month) =>
    issuesOf(monthSchema, activeUsersOfMonth(values, month)).map((issue) => ({ ...issue, field: monthField(month) })),
  );
}

/** The form with its whole numbers grouped as its fields show them (decision B21). What is none stays as it is. */
export function groupedForm(values: CalculatorFormValues, language: Language): CalculatorFormValues {
  const grouped = (typed: string): string => {
    const value = whole(typed);
    return value === null ? typed : formatWholeNumber(value, language);
  };
  const { employed_2025, au_2025, am_2025, auByMonth } = values;
  return {
    ...values,
    employed_2025: grouped(employed_2025),
    au_2025: grouped(au_2025),
    am_2025: grouped(am_2025),
    auByMonth: Object.fromEntries(Object.entries(auByMonth).map(([month, typed]) => [month, grouped(typed)])),
  };
}

export const monthField = (month: number): string => `auByMonth.${month}`;

/** Months and active users that advanced mode begins with while the form does not say (S1 §4). */
const defaultMonths = 12;
const defaultActiveUsers = '50';

/** The months that advanced mode asks for: 1 up to the contract length. */
export function monthNumbers({ am_2025 }: CalculatorFormValues): number[] {
  const count = whole(am_2025);
  const usable = count !== null && count >= limits.months.min && count <= limits.months.max;
  return Array.from({ length: usable ? count : defaultMonths }, (_, index) => index + 1);
}

/** A month's active users as typed; until someone changes it, those of the whole programme. */
export function activeUsersOfMonth(values: CalculatorFormValues, month: number): string {
  return values.auByMonth[month] ?? (values.au_2025.trim() === '' ? defaultActiveUsers : values.au_2025);
}

/** Reads a form without issues. Throws a RangeError for one that has some. */
export function readCalculatorForm(values: CalculatorFormValues): CalculationInput {
  const read = (typed: string): number => {
    const value = whole(typed);
    if (value === null) throw new RangeError('The form holds a value that is no whole number');
    return value;
  };
  return {
    companyName: cleanedLine(values.companyName),
    employees: read(values.employed_2025),
    activeUsers: read(values.au_2025),
    months: read(values.am_2025),
    activeUsersByMonth: values.advanced
      ? monthNumbers(values).map((month) => read(activeUsersOfMonth(values, month)))
      : null,
  };
}

/** The form that reads as these inputs. */
export function formOf({ companyName, employees, activeUsers, months, activeUsersByMonth }: CalculationInput) {
  const values: CalculatorFormValues = {
    companyName,
    employed_2025: String(employees),
    au_2025: String(activeUsers),
    am_2025: String(months),
    advanced: activeUsersByMonth !== null,
    auByMonth: Object.fromEntries((activeUsersByMonth ?? []).map((users, index) => [index + 1, String(users)])),
  };
  return values;
}

/** The form for another contract length. In advanced mode, added months have the mean of the months that there are. */
export function withMonths(values: CalculatorFormValues, months: number): CalculatorFormValues {
  const changed = { ...values, am_2025: String(months) };
  if (!values.advanced || calculatorFormIssues(values).length > 0) return changed;
  const input = readCalculatorForm(values);
  const added = Array.from({ length: Math.max(0, months - input.months) }, (_, index) => [
    input.months + index + 1,
    String(meanActiveUsers(input)),
  ]);
  return { ...changed, auByMonth: { ...values.auByMonth, ...Object.fromEntries(added) } };
}

/** Numbers of people as typed; `month` is null where they are those of the whole programme. */
export type TypedSize = { readonly month: number | null; readonly employees: number; readonly activeUsers: number };

/** The sizes typed so far, of every month in advanced mode: for remarks while the form is being filled in. */
export function typedSizes(values: CalculatorFormValues): TypedSize[] {
  const employees = whole(values.employed_2025);
  const typed = values.advanced
    ? monthNumbers(values).map((month) => ({ month, activeUsers: whole(activeUsersOfMonth(values, month)) }))
    : [{ month: null, activeUsers: whole(values.au_2025) }];
  return typed.flatMap(({ month, activeUsers }) =>
    employees && activeUsers ? [{ month, employees, activeUsers }] : [],
  );
}
