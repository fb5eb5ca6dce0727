import type { TextKey } from '@programme/i18n';
import { boolean, lazy, mixed, number, string, type InferType } from 'yup';
import { amount, currency, instant, line, list, months, people, shownLine, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** The calculators that report what they calculate (decision B25). */
export const calculators = ['2025', '2026', '2026-admin', 'comfort'] as const;

export type Calculator = (typeof calculators)[number];

/** A report without it is known by its shape. */
const calculator = () =>
  string<Calculator>()
    .typeError(text('validation.type'))
    .oneOf([...calculators], text('validation.choice'))
    .optional();

const company = () => shownLine(limits.name).nullable().optional();

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

/** The Comfort calculator's cost summary (S1 §2), amounts in major units. */
const comfort = strictObject({
  seats: people('validation.required'),
  monthlyRate: amount(),
  perUserCost: amount(),
  seatsCost: amount(),
  addOnsCost: amount(),
  totalCost: amount(),
})
  .optional()
  .default(undefined);

/** The Comfort calculator's choices that the other fields do not hold. */
const comfortChoices = strictObject({
  seatMethod: string().typeError(text('validation.type')).oneOf(['automatic', 'manual'], text('validation.choice')),
  /** Whole percent. */
  participation: amount(),
  planType: string().typeError(text('validation.type')).oneOf(['pack', 'flex'], text('validation.choice')),
  autoTopUp: boolean().typeError(text('validation.type')),
  addOns: list(line(limits.name), { max: limits.comfortAddOns }),
})
  .optional()
  .default(undefined);

/**
 * What the 2025, 2026 and Comfort calculators report (S1 §7). Of Comfort `activeUsers` are the seats, and `monthsCount` are
 * the months that the price pays for: 1 for Flex. The 2025 amounts are optional, because the 2026 screens go on
 * without them when the sheet fails.
 */
export const visitorCalculationSchema = strictObject({
  calculator: calculator(),
  currency: currency(),
  employeesCount: people('validation.employees.required'),
  activeUsers: people('validation.activeUsers.required'),
  monthsCount: months(),
  companyName: company(),
  inputs: strictObject({
    employed_2025: asTyped('validation.employees.required'),
    au_2025: asTyped('validation.activeUsers.required'),
    am_2025: asTyped('validation.months.required'),
    comfort: comfortChoices,
  }),
  outputs: strictObject({
    startFee2025: amount(),
    monthTotal2025: amount(),
    longMonthDiscount: amount(),
    value2025: amount(),
    pricing2026,
    comfort,
  }),
});

/** What the 2026 admin calculator reports (S1 §7): flat, and with the time of the caller's own clock. */
export const adminCalculationSchema = strictObject({
  calculator: calculator(),
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
