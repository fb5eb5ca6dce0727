import type { TextKey } from '@programme/i18n';
import type { DiscountType, QuoteTerms, Currency } from '@programme/pricing';
import { boolean, mixed, number, string, type InferType } from 'yup';
import { currency, months, multiline, people, strictObject, typedAmount } from './fields.js';
import { limits } from './limits.js';
import { quoteDiscounts } from './quote-discounts.js';
import type { QuoteFields } from './quote.response.js';

const text = (key: TextKey): TextKey => key;

export const packageTypes = ['enterprise', 'comfort', 'both'] as const;

export type PackageType = (typeof packageTypes)[number];

export const discountTypes = ['none', 'percentage', 'amount'] as const satisfies readonly DiscountType[];

/** Whether a package type offers Enterprise, and whether it offers Comfort. */
export const offersEnterprise = (type: PackageType): boolean => type !== 'comfort';
export const offersComfort = (type: PackageType): boolean => type !== 'enterprise';

const highestPercentage = 100;

const discountType = () =>
  string<DiscountType>()
    .typeError(text('validation.type'))
    .nullable()
    .oneOf([...discountTypes, null], text('validation.choice'))
    .optional();

const discountValue = (typeField: string) =>
  number()
    .typeError(text('validation.type'))
    .nullable()
    .optional()
    .when(typeField, {
      is: 'percentage',
      then: () => typedAmount(highestPercentage).nullable().optional(),
      otherwise: () => typedAmount().nullable().optional(),
    });

const numberOfPeople = (required: TextKey, isNeeded: (type: PackageType) => boolean) =>
  mixed().when('packageType', {
    is: isNeeded,
    then: () => people(required),
    otherwise: () => people(required).notRequired(),
  });

const fields = {
  packageType: string<PackageType>()
    .typeError(text('validation.type'))
    .oneOf([...packageTypes], text('validation.choice'))
    .required(text('validation.required')),
  activeUsers: numberOfPeople(text('validation.activeUsers.required'), offersEnterprise),
  /** Of a quote for both packages: taken to be the active users (S2 §5). */
  employeesCount: numberOfPeople(text('validation.employees.required'), (type) => type === 'comfort'),
  monthsCount: months(),
  discountType: discountType(),
  discountValue: discountValue('discountType'),
  enterpriseDiscountType: discountType(),
  enterpriseDiscountValue: discountValue('enterpriseDiscountType'),
  comfortDiscountType: discountType(),
  comfortDiscountValue: discountValue('comfortDiscountType'),
  /** Major units; null or nothing means the list's fee, 0 waives it. */
  startupFeeOverride: typedAmount().nullable().optional(),
  note: multiline(limits.note).nullable().optional(),
  /** Whether the client reads of a cheaper way to buy as much Comfort (decision B30); not unless said so. */
  showBetterPriceHint: boolean().typeError(text('validation.type')).nullable().optional(),
};

/**
 * A quote as it is sent (S2 §5). What its package type does not use may be sent or not; it is not kept. Prices are the
 * server's: `calculatedPrices` is an unknown field here.
 */
export const quoteSchema = strictObject(fields);

/** Body of `POST /api/offers/calculate-prices`. */
export const quotePricesSchema = strictObject({ ...fields, currency: currency() });

type Fields = Omit<InferType<typeof quoteSchema>, 'activeUsers' | 'employeesCount'>;

export type NewQuote = Fields & {
  readonly activeUsers?: number | null | undefined;
  readonly employeesCount?: number | null | undefined;
};

export type QuotePricesRequest = NewQuote & { readonly currency: Currency };

/**
 * A checked quote without what its package type does not use: a discount of both packages at once only for a single one,
 * Comfort's own and the hint only with Comfort, the fee's override only with Enterprise;
 * for both, the employees are the users (S2 §5).
 */
export function quoteFields(quote: NewQuote): QuoteFields {
  const { packageType, monthsCount } = quote;
  const both = packageType === 'both';
  const enterprise = offersEnterprise(packageType);
  const users = enterprise ? (quote.activeUsers ?? null) : null;
  const single = discount(!both, quote.discountType, quote.discountValue);
  const ofEnterprise = discount(both, quote.enterpriseDiscountType, quote.enterpriseDiscountValue);
  const ofComfort = discount(both, quote.comfortDiscountType, quote.comfortDiscountValue);
  return {
    packageType,
    activeUsers: users,
    employeesCount: both ? users : packageType === 'comfort' ? (quote.employeesCount ?? null) : null,
    monthsCount,
    discountType: single.type,
    discountValue: single.value,
    enterpriseDiscountType: ofEnterprise.type,
    enterpriseDiscountValue: ofEnterprise.value,
    comfortDiscountType: ofComfort.type,
    comfortDiscountValue: ofComfort.value,
    startupFeeOverride: enterprise ? (quote.startupFeeOverride ?? null) : null,
    note: quote.note?.trim() || null,
    showBetterPriceHint: offersComfort(packageType) && quote.showBetterPriceHint === true,
  };
}

export type TypedDiscount = { readonly type: DiscountType; readonly value: number | null };

const discount = (
  isUsed: boolean,
  type: DiscountType | null | undefined,
  value: number | null | undefined,
): TypedDiscount =>
  isUsed && type && type !== 'none' && value != null ? { type, value } : { type: 'none', value: null };

/** What the price engine is asked for a quote. Throws a RangeError when a number that its package needs is missing. */
export function quoteTerms(quote: QuoteFields, currency: Currency): QuoteTerms {
  const { packageType, activeUsers, employeesCount, monthsCount: months, startupFeeOverride } = quote;
  const discounts = quoteDiscounts(quote);
  return {
    currency,
    months,
    ...(offersEnterprise(packageType) && {
      enterprise: { activeUsers: needed(activeUsers), startupFeeOverride, discount: discounts.enterprise },
    }),
    ...(offersComfort(packageType) && {
      comfort: { employees: needed(employeesCount), discount: discounts.comfort },
    }),
  };
}

function needed(people: number | null): number {
  if (people === null) throw new RangeError('The quote lacks a number of people');
  return people;
}
