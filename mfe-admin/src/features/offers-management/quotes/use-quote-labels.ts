import { quoteDiscounts, type PackageType, type QuoteFields } from '@programme/contracts';
import { formatPercent, formatWholeNumber } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { useOfferMoney } from './use-offer-money';

const badges: Readonly<Record<PackageType, TextKey>> = {
  enterprise: 'quote.enterprise',
  comfort: 'quote.comfort',
  both: 'quote.both',
};

/** A quote in words: what it is, for how many, for how long, at which discount. */
export function useQuoteLabels(currency: Currency) {
  const { translate, preferences } = useShell();
  const typed = useOfferMoney(currency, 'typed');
  const counted = (key: TextKey, count: number) =>
    translate(key, { count, formatted: formatWholeNumber(count, preferences.language) });

  const length = (months: number) => translate('quote.length', { count: months });
  const users = (count: number) => counted('quote.users', count);
  const employees = (count: number) => counted('quote.people', count);
  const badge = (packageType: PackageType) => translate(badges[packageType]);
  const size = ({ packageType, activeUsers, employeesCount, monthsCount, startupFeeOverride }: QuoteFields) => [
    length(monthsCount),
    ...(activeUsers !== null ? [users(activeUsers)] : []),
    ...(packageType === 'comfort' && employeesCount !== null ? [employees(employeesCount)] : []),
    ...(startupFeeOverride !== null ? [translate('quote.startupFeeOf', { amount: typed(startupFeeOverride) })] : []),
  ];
  const discounts = (quote: QuoteFields) => {
    const { enterprise, comfort } = quoteDiscounts(quote);
    const both = quote.packageType === 'both';
    const words = ({ type, value }: typeof enterprise) =>
      type === 'percentage' ? formatPercent(value ?? 0, preferences.language) : typed(value ?? 0);
    const named: readonly (readonly [TextKey, typeof enterprise])[] = both
      ? [
          ['quote.discountOf.enterprise', enterprise],
          ['quote.discountOf.comfort', comfort],
        ]
      : [['quote.discountOf', enterprise]];
    return named.flatMap(([key, one]) => (one.type === 'none' ? [] : [translate(key, { value: words(one) })]));
  };
  const whole = (quote: QuoteFields) => [badge(quote.packageType), ...size(quote)].join(' · ');
  return { length, users, employees, badge, size, discounts, whole };
}

export type QuoteLabels = ReturnType<typeof useQuoteLabels>;
