import type { NewQuote } from '../index.js';
import { firstPriceBook, type Currency, type DiscountType } from '@programme/pricing';
import { cents, divided, major, rowOf, whole } from './exact-arithmetic.fixture.js';

/**
 * Offers' amounts worked out anew, in exact integer arithmetic over the price book's tables (S2 §9): what the product
 * shows is compared with this, not with the engine that it asks. Amounts in and out are major units.
 */

type Discounted = { readonly total: number; readonly discounted: number };

export function enterpriseAmounts(quote: NewQuote, currency: Currency, months = quote.monthsCount): Discounted {
  const prices = firstPriceBook.currencies[currency];
  const fee = cents(rowOf(prices.tiers, quote.activeUsers ?? 0).fee);
  const { modifier } = rowOf(firstPriceBook.durationModifiers, months);
  const monthly = divided(fee * BigInt(months) * (whole + BigInt(modifier)), whole);
  const computed = cents(quote.startupFeeOverride ?? prices.startupFee) + monthly;
  const minimum = cents(prices.minimumTotal);
  return discounted(computed > minimum ? computed : minimum, ...discountOf(quote, 'enterprise'));
}

export function comfortAmounts(quote: NewQuote, currency: Currency, months = quote.monthsCount): Discounted {
  const { packs, flexPerMonth } = firstPriceBook.currencies[currency].comfort;
  const employees = (quote.packageType === 'both' ? quote.activeUsers : quote.employeesCount) ?? 0;
  const seats = BigInt(5 * Math.ceil(employees / 5));
  const pack = packs.find((one) => one.months === months);
  const perUser = pack ? cents(pack.total) : cents(flexPerMonth) * BigInt(months);
  return discounted(seats * perUser, ...discountOf(quote, 'comfort'));
}

type Discount = [DiscountType | null | undefined, number | null | undefined];

function discountOf(quote: NewQuote, packageName: 'enterprise' | 'comfort'): Discount {
  if (quote.packageType !== 'both') return [quote.discountType, quote.discountValue];
  if (packageName === 'enterprise') return [quote.enterpriseDiscountType, quote.enterpriseDiscountValue];
  return [quote.comfortDiscountType, quote.comfortDiscountValue];
}

function discounted(total: bigint, type: Discount[0], value: Discount[1]): Discounted {
  if (!type || type === 'none' || value == null) return { total: major(total), discounted: major(total) };
  const inCents =
    type === 'percentage' ? divided(total * (whole - cents(value)), whole * 100n) : divided(left(total, value), 100n);
  return { total: major(total), discounted: Number(inCents) };
}

const left = (total: bigint, amount: number): bigint => (total > cents(amount) ? total - cents(amount) : 0n);
