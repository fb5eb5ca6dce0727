import { limits, type Offer } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';

/** Days from today that are suggested. */
const suggestedDays = 14;

/** The day so many days after another one, YYYY-MM-DD. */
const after = (day: string, days: number): string => dayAhead(days, new Date(`${day}T12:00`));

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * The first and the last day to which an offer can be extended, and the one that is suggested; null when it is valid for
 * longer already than an extension may last.
 */
export function extensionDays({ status, validUntil }: Pick<Offer, 'status' | 'validUntil'>, today: string) {
  const first = status === 'open' ? after(laterOf(validUntil, today), 1) : today;
  const last = after(today, limits.extensionDays);
  return first > last ? null : { first, last, suggested: laterOf(first, after(today, suggestedDays)) };
}

export type ExtensionDays = NonNullable<ReturnType<typeof extensionDays>>;
