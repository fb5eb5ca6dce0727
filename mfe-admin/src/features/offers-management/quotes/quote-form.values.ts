import {
  check,
  discountTypes,
  limits,
  offersEnterprise,
  packageTypes,
  quoteFields,
  quoteSchema,
  type FieldIssue,
  type NewQuote,
  type PackageType,
  type QuoteFields,
} from '@programme/contracts';
import { formatNumber, formatWholeNumber, parseAmount, parseMoney, parseWholeNumber } from '@programme/formatting';
import { defaultLanguage, type Language, type TextKey } from '@programme/i18n';

type NumberName = {
  [Name in keyof QuoteFields]: QuoteFields[Name] extends number | null ? Name : never;
}[keyof QuoteFields];

/** A quote's form as typed (S2 §5): numbers are text until the form is sent. */
export type QuoteFormValues = {
  -readonly [Name in keyof QuoteFields]: Name extends NumberName | 'note' ? string : QuoteFields[Name];
};

type NumberField = {
  readonly parse: (typed: string, values: QuoteFormValues) => ReturnType<typeof parseAmount>;
  readonly format: typeof formatNumber;
  /** Said of what is no such number. */
  readonly invalid: TextKey;
  readonly max: number;
  readonly required: boolean;
  /** Whether the form asks for the number. */
  readonly isShown: (values: QuoteFormValues) => boolean;
};

const count = {
  parse: parseWholeNumber,
  format: formatWholeNumber,
  invalid: 'validation.positiveInteger',
  max: limits.people,
  required: true,
} as const;
const amount = {
  parse: parseMoney,
  format: formatNumber,
  invalid: 'quote.amount.invalid',
  max: limits.amount,
  required: false,
} as const;

/** How a discount is read: a percentage has no sign of a currency. */
export const discountParser = (type: QuoteFormValues['discountType']) =>
  type === 'percentage' ? parseAmount : parseMoney;

const numberFields: Readonly<Record<NumberName, NumberField>> = {
  activeUsers: { ...count, isShown: ({ packageType }) => offersEnterprise(packageType) },
  employeesCount: { ...count, isShown: ({ packageType }) => packageType === 'comfort' },
  monthsCount: { ...count, isShown: () => true },
  startupFeeOverride: { ...amount, isShown: ({ packageType }) => offersEnterprise(packageType) },
  discountValue: {
    ...amount,
    parse: (typed, { discountType }) => discountParser(discountType)(typed),
    isShown: (values) => values.packageType !== 'both' && values.discountType !== 'none',
  },
  enterpriseDiscountValue: {
    ...amount,
    parse: (typed, { enterpriseDiscountType }) => discountParser(enterpriseDiscountType)(typed),
    isShown: (values) => values.packageType === 'both' && values.enterpriseDiscountType !== 'none',
  },
  comfortDiscountValue: {
    ...amount,
    parse: (typed, { comfortDiscountType }) => discountParser(comfortDiscountType)(typed),
    isShown: (values) => values.packageType === 'both' && values.comfortDiscountType !== 'none',
  },
};
const numberNames = Object.keys(numberFields) as NumberName[];

/** Whether the form asks for a number: what it does not ask for can hold nothing wrong. */
export const requiresField = (name: NumberName, values: QuoteFormValues): boolean => numberFields[name].isShown(values);

/** The form of a quote that there is already. */
export function quoteForm(quote: QuoteFields, language: Language): QuoteFormValues {
  const typed = (name: NumberName) => {
    const value = quote[name];
    return [name, value === null ? '' : numberFields[name].format(value, language)] as const;
  };
  const numbers = Object.fromEntries(numberNames.map(typed)) as Record<NumberName, string>;
  return { ...quote, ...numbers, note: quote.note ?? '' };
}

/** Not a constant: the first number that a browser formats takes it long, and the page loads this module as it opens. */
export const emptyQuoteForm = (): QuoteFormValues =>
  quoteForm(quoteFields({ packageType: 'enterprise', monthsCount: 3 }), defaultLanguage);

/** Whether something that was stored is a form as typed: right or wrong, but each field of its kind. */
export function isQuoteForm(value: unknown): value is QuoteFormValues {
  if (typeof value !== 'object' || value === null) return false;
  const typed = value as Readonly<Record<string, unknown>>;
  const discounts = [typed['discountType'], typed['enterpriseDiscountType'], typed['comfortDiscountType']];
  return (
    Object.entries(emptyQuoteForm()).every(([name, empty]) => typeof typed[name] === typeof empty) &&
    packageTypes.some((one) => one === typed['packageType']) &&
    discounts.every((discount) => discountTypes.some((one) => one === discount))
  );
}

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
  const asked = numberNames.filter((name) => requiresField(name, values));
  for (const name of asked) {
    const { parse, invalid, max } = numberFields[name];
    const parsed = parse(values[name], values);
    if (parsed.ok) numbers[name] = parsed.value;
    else if (parsed.reason !== 'empty') {
      const keys = { invalid, negative: 'validation.notNegative', 'too-large': 'validation.maximum' } as const;
      unreadable.push({ field: name, key: keys[parsed.reason], parameters: { max } });
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
  return {
    ok: false,
    issues: [...unreadable, ...others],
    incomplete: asked.some((name) => numberFields[name].required && values[name].trim() === ''),
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
