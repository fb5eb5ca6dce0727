import type { TextKey } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import { boolean, lazy, mixed, number, type InferType } from 'yup';
import { amount, currency, instant, line, list, months, people, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const company = () => line(limits.name).nullable().optional();

/** A form field of the calculators (S1 §3): kept as it was typed, or already read as a number. */
const asTyped = (required: TextKey) =>
  mixed((value): value is string | number =>
    typeof value === 'string'
      ? value.length <= limits.typedNumber && /^[\d\s.,']+$/.test(value)
      : Number.isSafeInteger(value) && (value as number) >= 0,
  )
    .typeError(text('validation.positiveInteger'))
    .required(required);

const monthOfBreakdown = strictObject({
  month: number().typeError(text('validation.type')).integer(text('validation.wholeNumber')).required(),
  au: number().typeError(text('validation.type')).integer(text('validation.wholeNumber')).required(),
  fee: amount().required(text('validation.required')),
  total: amount().required(text('validation.required')),
});

/** The 2026 result (S1 §3), amounts in major units. */
const pricing2026 = strictObject({
  startupFee: amount(),
  monthlyFee: amount(),
  totalMonthlyFees: amount(),
  baseTotal: amount(),
  finalTotal: amount(),
  wasAdjustedToMinimum: boolean().typeError(text('validation.type')),
  discountPercentage: amount(),
  modifier: amount(),
  monthlyPayment: amount(),
  avgPerParticipantPerMonth: amount(),
  monthlyBreakdown: list(monthOfBreakdown, { max: limits.months.max }),
})
  .optional()
  .default(undefined);

/**
 * What the 2025 and 2026 calculators report (S1 §7). The 2025 amounts are optional, because the 2026 screens go on
 * without them when the sheet fails.
 */
export const visitorCalculationSchema = strictObject({
  currency: currency(),
  employeesCount: people('validation.employees.required'),
  activeUsers: people('validation.activeUsers.required'),
  monthsCount: months(),
  companyName: company(),
  inputs: strictObject({
    employed_2025: asTyped('validation.employees.required'),
    au_2025: asTyped('validation.activeUsers.required'),
    am_2025: asTyped('validation.months.required'),
  }),
  outputs: strictObject({
    startFee2025: amount(),
    monthTotal2025: amount(),
    longMonthDiscount: amount(),
    value2025: amount(),
    pricing2026,
  }),
});

/** What the 2026 admin calculator reports (S1 §7): flat, and with the time of the caller's own clock. */
export const adminCalculationSchema = strictObject({
  timestamp: instant().required(text('validation.required')),
  currency: currency(),
  company: company(),
  employees: people('validation.employees.required'),
  activeUsers: people('validation.activeUsers.required'),
  months: months(),
  totalPrice: amount().required(text('validation.required')),
});

export type VisitorCalculation = InferType<typeof visitorCalculationSchema>;
export type AdminCalculation = InferType<typeof adminCalculationSchema>;

/** The fields by which the admin calculator's shape is known; the other shape has none of them. */
const adminFields = ['timestamp', 'company', 'employees', 'months', 'totalPrice'] as const;

export const isAdminCalculation = (value: unknown): value is AdminCalculation =>
  typeof value === 'object' && value !== null && adminFields.some((field) => Object.hasOwn(value, field));

/** Body of `POST /api/logs`: either shape. */
export const calculationLogSchema = lazy((value: unknown) =>
  isAdminCalculation(value) ? adminCalculationSchema : visitorCalculationSchema,
);

export type CalculationLogBody = VisitorCalculation | AdminCalculation;

/** Answer of `POST /api/logs`. */
export type CalculationLogCreated = { readonly id: number };

/** One row of `api_logs`, both shapes brought to one (S2 §3). */
export type CalculationLog = {
  readonly id: number;
  /** ISO 8601, UTC: when the server took the report in. */
  readonly timestamp: string;
  readonly currency: Currency;
  readonly employeesCount: number;
  readonly activeUsers: number;
  readonly monthsCount: number;
  readonly companyName: string | null;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
};
