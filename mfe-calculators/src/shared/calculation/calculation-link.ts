import { limits, withPriceBook } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import type { CalculationInput } from './calculation-input';
import { calculatorFormIssues, emptyCalculatorForm, type CalculatorFormValues } from './calculator-form.values';

/** Names of the inputs in an address; those of the single numbers are the form's own. */
const numberNames = ['employed_2025', 'au_2025', 'am_2025'] as const;
const byMonthName = 'au_by_month';
const monthSeparator = '-';

/** Each calculation of a shared comparison is one parameter of this name, with the query of its own link as value. */
export const sharedEntryName = 'saved';

/** What a calculation was priced in. */
export type PricedIn = {
  readonly currency: Currency;
  /** Id of the price book. */
  readonly priceBook: string;
};

/**
 * The query of an address that shows the same calculation again. It carries inputs, language, currency and the price
 * book, never a price: who opens it later sees the price by that book, and today's. The company's name stays out of
 * addresses.
 */
export function calculationQuery(
  input: CalculationInput,
  language: Language,
  { currency, priceBook }: PricedIn,
): string {
  const query = new URLSearchParams({
    lang: language,
    currency,
    employed_2025: String(input.employees),
    au_2025: String(input.activeUsers),
    am_2025: String(input.months),
  });
  if (input.activeUsersByMonth) query.set(byMonthName, input.activeUsersByMonth.join(monthSeparator));
  return withPriceBook(query.toString(), priceBook);
}

/** The form of an address made by {@link calculationQuery}; null when it names no calculation that can be priced. */
export function formFromQuery(search: string): CalculatorFormValues | null {
  const query = new URLSearchParams(search);
  const values: CalculatorFormValues = { ...emptyCalculatorForm, auByMonth: {} };
  for (const name of numberNames) values[name] = (query.get(name) ?? '').slice(0, limits.typedNumber);
  const byMonth = query.get(byMonthName)?.split(monthSeparator).slice(0, limits.months.max) ?? [];
  for (const [index, users] of byMonth.entries()) values.auByMonth[index + 1] = users;
  values.advanced = byMonth.length > 0;
  return calculatorFormIssues(values).length === 0 ? values : null;
}
