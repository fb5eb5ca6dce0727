import {
  durationModifierFor,
  enterpriseLengths,
  enterprisePrice,
  type Currency,
  type EnterpriseLength,
  type EnterprisePrice,
  type PriceBook,
} from '@programme/pricing';

/** Few enough that one month stays below the PLN minimum, and enough that three months do not. */
export const exampleActiveUsers = 150;

/** Base length, long with a discount, short with a surcharge (S1 §2). */
const exampleMonths = [3, 12, 1] as const;

export type PricingExample = { readonly months: number; readonly price: EnterprisePrice };

export function pricingExamples(priceBook: PriceBook, currency: Currency): readonly PricingExample[] {
  return exampleMonths.map((months) => ({
    months,
    price: enterprisePrice(priceBook, { currency, activeUsers: exampleActiveUsers, months }),
  }));
}

/** The shortest contract that carries no surcharge, for as many users: what the page recommends over a shorter one. */
export function shortestWithoutSurcharge(priceBook: PriceBook, currency: Currency): EnterpriseLength | undefined {
  return enterpriseLengths(priceBook, { currency, activeUsers: exampleActiveUsers }).find(
    ({ months }) => durationModifierFor(priceBook, months).modifier <= 0,
  );
}
