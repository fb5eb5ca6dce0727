import {
  check,
  type discountTypes,
  limits,
  offersEnterprise,
  quoteFields,
  quoteSchema,
  type FieldIssue,
  type NewQuote,
  type PackageType,
  type QuoteFields,
} from '@programme/contracts';
import { formatNumber, formatWholeNumber, parseAmount, parseWholeNumber } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';

type DiscountType = (typeof discountTypes)[number];

/** A quote's form as typed (S2 §5): numbers are text until the form is sent. */
export type QuoteFormValues = {
  packageType: PackageType;
  activeUsers: string;
  employeesCount: string;
  monthsCount: string;
  startupFeeOverride: string;
  discountType: DiscountType;
  discountValue: string;
  enterpriseDiscountType: DiscountType;
  enterpriseDiscountValue: string;
  comfortDiscountType: DiscountType;
  comfortDiscountValue: string;
  note: string;
  showBetterPriceHint: boolean;
};

export const emptyQuoteForm: QuoteFormValues = {
  packageType: 'enterprise',
  activeUsers: '',
  employeesCount: '',
  monthsCount: '3',
  startupFeeOverride: '',
  discountType: 'none',
  discountValue: '',
  enterpriseDiscountType: 'none',
  enterpriseDiscountValue: '',
  comfortDiscountType: 'none',
  comfortDiscountValue: '',
  note: '',
  showBetterPriceHint: false,
};

/** The form of a quote that there is already. */
export function quoteForm(quote: QuoteFields, language: Language): QuoteFormValues {
  const whole = (value: number | null) => (value === null ? '' : formatWholeNumber(value, language));
  const amount = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  return {
    ...quote,
    activeUsers: whole(quote.activeUsers),
    employeesCount: whole(quote.employeesCount),
    monthsCount: whole(quote.monthsCount),
    startupFeeOverride: amount(quote.startupFeeOverride),
    discountValue: amount(quote.discountValue),
    enterpriseDiscountValue: amount(quote.enterpriseDiscountValue),
    comfortDiscountValue: amount(quote.comfortDiscountValue),
    note: quote.note ?? '',
  };
}

type NumberName = 'activeUsers' | 'employeesCount' | 'monthsCount' | 'startupFeeOverride' | DiscountValueName;
type DiscountValueName = 'discountValue' | 'enterpriseDiscountValue' | 'comfortDiscountValue';

type TypedNumber = {
  readonly parse: typeof parseAmount;
  /** Said of what is no such number. */
  readonly invalid: TextKey;
  readonly max: number;
};

const count: TypedNumber = { parse: parseWholeNumber, invalid: 'validation.positiveInteger', max: limits.people };
const amount: TypedNumber = { parse: parseAmount, invalid: 'quote.amount.invalid', max: limits.amount };

const typedNumbers: Readonly<Record<NumberName, TypedNumber>> = {
  activeUsers: count,
  employeesCount: count,
  monthsCount: count,
  startupFeeOverride: amount,
  discountValue: amount,
  enterpriseDiscountValue: amount,
  comfortDiscountValue: amount,
};

const isShown: Readonly<Record<NumberName, (values: QuoteFormValues) => boolean>> = {
  monthsCount: () => true,
  activeUsers: ({ packageType }) => offersEnterprise(packageType),
  employeesCount: ({ packageType }) => packageType === 'comfort',
  startupFeeOverride: ({ packageType }) => offersEnterprise(packageType),
  discountValue: ({ packageType, discountType }) => packageType !== 'both' && discountType !== 'none',
  enterpriseDiscountValue: (values) => values.packageType === 'both' && values.enterpriseDiscountType !== 'none',
  comfortDiscountValue: (values) => values.packageType === 'both' && values.comfortDiscountType !== 'none',
};

/** Whether the form asks for a number: what it does not ask for can hold nothing wrong. */
export const requiresField = (name: NumberName, values: QuoteFormValues): boolean => isShown[name](values);

export type QuoteReading =
  | { readonly ok: true; readonly quote: QuoteFields }
  | {
      readonly ok: false;
      readonly issues: readonly FieldIssue[];
      /** Whether what the package needs is missing (S2 §5), and not only wrong. */
      readonly incomplete: boolean;
    };

/** Reads the quote that the form describes, by the rules that the API runs. */
export function readQuoteForm(values: QuoteFormValues): QuoteReading {
  const numbers: Partial<Record<NumberName, number>> = {};
  const unreadable: FieldIssue[] = [];
  for (const name of Object.keys(typedNumbers) as NumberName[]) {
    if (!requiresField(name, values)) continue;
    const { parse, invalid, max } = typedNumbers[name];
    const parsed = parse(values[name]);
    if (parsed.ok) numbers[name] = parsed.value;
    else if (parsed.reason === 'negative') {
      unreadable.push({ field: name, key: 'validation.notNegative', parameters: {} });
    } else if (parsed.reason === 'invalid') unreadable.push({ field: name, key: invalid, parameters: {} });
    else if (parsed.reason === 'too-large') {
      unreadable.push({ field: name, key: 'validation.maximum', parameters: { max } });
    }
  }
  const { packageType, discountType, enterpriseDiscountType, comfortDiscountType, note, showBetterPriceHint } = values;
  const discounts = packageType === 'both' ? { enterpriseDiscountType, comfortDiscountType } : { discountType };
  const monthsCount = numbers.monthsCount as number;
  const quote: NewQuote = { packageType, note, showBetterPriceHint, ...discounts, ...numbers, monthsCount };
  const checked = check(quoteSchema, quote);
  if (checked.ok && unreadable.length === 0) return { ok: true, quote: quoteFields(quote) };
  const known = new Set(unreadable.map(({ field }) => field));
  const others = checked.ok ? [] : checked.issues.filter(({ field }) => !known.has(field));
  const required = (['activeUsers', 'employeesCount', 'monthsCount'] as const).filter((name) =>
    requiresField(name, values),
  );
  return {
    ok: false,
    issues: [...unreadable, ...others],
    incomplete: required.some((name) => values[name].trim() === ''),
  };
}

/** The discounts that the form asks for: one, or one for each of both packages. */
export const discountFields = (packageType: PackageType) =>
  packageType === 'both'
    ? ([
        {
          type: 'enterpriseDiscountType',
          value: 'enterpriseDiscountValue',
          typeLabel: 'quote.discountType.enterprise',
          valueLabel: 'quote.discountValue.enterprise',
        },
        {
          type: 'comfortDiscountType',
          value: 'comfortDiscountValue',
          typeLabel: 'quote.discountType.comfort',
          valueLabel: 'quote.discountValue.comfort',
        },
      ] as const)
    : ([
        {
          type: 'discountType',
          value: 'discountValue',
          typeLabel: 'quote.discountType',
          valueLabel: 'quote.discountValue',
        },
      ] as const);
