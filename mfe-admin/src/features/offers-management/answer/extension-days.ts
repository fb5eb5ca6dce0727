import { limits, type Offer } from '@programme/contracts';
import { daysAfter } from '@programme/formatting';

/** Days from today that are suggested. */
const suggestedDays = 14;

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * The first and the last day to which an offer can be extended, and the one that is suggested; null when it is valid for
 * longer already than an extension may last.
 */
export function extensionDays({ status, validUntil }: Pick<Offer, 'status' | 'validUntil'>, today: string) {
  const first = status === 'open' ? daysAfter(laterOf(validUntil, today), 1) : today;
  const last = daysAfter(today, limits.extensionDays);
  return first > last ? null : { first, last, suggested: laterOf(first, daysAfter(today, suggestedDays)) };
}

export type ExtensionDays = NonNullable<ReturnType<typeof extensionDays>>;
