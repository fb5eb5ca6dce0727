import { effectiveDiscounts, type Currency, type PriceBook } from '@programme/pricing';
import type { ApprovedDiscount } from './approval.response.js';
import type { QuoteFields } from './quote.response.js';
import { quoteTerms } from './quote.schema.js';

/** The effective discount of every option of a quote, with what tells the option from others of the offer. */
export const quotedDiscounts = (book: PriceBook, quote: QuoteFields, currency: Currency): ApprovedDiscount[] =>
  effectiveDiscounts(book, quoteTerms(quote, currency)).map((option) => ({
    currency,
    people: (option.package === 'enterprise' ? quote.activeUsers : quote.employeesCount) ?? 0,
    ...option,
  }));

/**
 * What needs an admin's approval: discounts above the limit, unless the same option was approved with as much or more.
 *
 * @param limit percent; null: nothing needs approval
 */
export const unapprovedDiscounts = <Option extends ApprovedDiscount>(
  options: readonly Option[],
  approved: readonly ApprovedDiscount[],
  limit: number | null,
): Option[] =>
  limit === null ? [] : options.filter((one) => one.discount > limit && !includesDiscount(approved, one));

/** Whether one of some options offers the same with as high a discount. */
export const includesDiscount = (options: readonly ApprovedDiscount[], wanted: ApprovedDiscount): boolean =>
  options.some((one) => isSameOption(one, wanted) && one.discount >= wanted.discount);

/** What is approved once somebody has approved all options: of each the highest discount so far. */
export function approvedDiscounts(
  options: readonly ApprovedDiscount[],
  before: readonly ApprovedDiscount[],
): ApprovedDiscount[] {
  const kept = new Map<string, ApprovedDiscount>();
  for (const { currency, package: name, people, months } of options.filter(({ discount }) => discount > 0)) {
    const option = { currency, package: name, people, months };
    const discounts = [...options, ...before].filter((one) => isSameOption(one, option)).map((one) => one.discount);
    kept.set(JSON.stringify(option), { ...option, discount: Math.max(...discounts) });
  }
  return [...kept.values()];
}

type Option = Omit<ApprovedDiscount, 'discount'>;

const isSameOption = (one: Option, other: Option): boolean =>
  one.currency === other.currency &&
  one.package === other.package &&
  one.people === other.people &&
  one.months === other.months;
