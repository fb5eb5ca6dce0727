import type { Currency } from '@programme/pricing';
import { check } from './field-issue.js';
import type { QuoteFields } from './quote.response.js';
import { quoteFields, quotePricesSchema, type QuotePricesRequest } from './quote.schema.js';

/** What a calculation hands over to the offer wizard: the first quote, and the currency of the offer. */
export type OfferDraft = { readonly currency: Currency; readonly quote: QuoteFields };

/** What a calculator knows of the quote. */
export type CalculatedQuote = { readonly monthsCount: number } & (
  | { readonly packageType: 'enterprise'; readonly activeUsers: number }
  | { readonly packageType: 'comfort'; readonly employeesCount: number }
);

/** Names in the address. `currency` is also what the page itself reads its currency from. */
const names = { package: 'package', users: 'users', employees: 'employees', months: 'months', currency: 'currency' };

/** What belongs to the draft alone: read once, it must not fill in another offer. */
export const offerDraftNames: readonly string[] = [names.package, names.users, names.employees, names.months];

/** The query that opens the wizard with a quote filled in. It carries no price and no name: addresses are kept in logs. */
export function offerDraftQuery(quote: CalculatedQuote, currency: Currency): string {
  const people =
    quote.packageType === 'enterprise'
      ? { [names.users]: String(quote.activeUsers) }
      : { [names.employees]: String(quote.employeesCount) };
  return new URLSearchParams({
    [names.package]: quote.packageType,
    ...people,
    [names.months]: String(quote.monthsCount),
    [names.currency]: currency,
  }).toString();
}

/** The quote of an address made by {@link offerDraftQuery}; null when it names none that could be priced. */
export function offerDraftFromQuery(search: string): OfferDraft | null {
  const query = new URLSearchParams(search);
  const whole = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  const checked = check(quotePricesSchema, {
    packageType: query.get(names.package),
    activeUsers: whole(names.users),
    employeesCount: whole(names.employees),
    monthsCount: whole(names.months),
    currency: query.get(names.currency),
  });
  if (!checked.ok) return null;
  const { currency, ...quote } = checked.value as QuotePricesRequest;
  return { currency, quote: quoteFields(quote) };
}
