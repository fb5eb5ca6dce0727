import type { OfferSnapshot } from './offer-revision.response.js';
import type { Quote } from './quote.response.js';

/**
 * What a client sees otherwise in one snapshot than in another: `validUntil`, `quotes[0].note`, and `quotes[2]` for a
 * quote that only one of them has. The ids of quotes are not seen.
 */
export function offerDifferences(before: OfferSnapshot, after: OfferSnapshot): string[] {
  const count = Math.max(before.quotes.length, after.quotes.length);
  return [
    ...differentFields(before.offer, after.offer),
    ...Array.from({ length: count }, (_, index) => index).flatMap((index) =>
      quoteDifferences(before.quotes[index], after.quotes[index], `quotes[${index}]`),
    ),
  ];
}

function quoteDifferences(before: Quote | undefined, after: Quote | undefined, path: string): string[] {
  if (!before || !after) return [path];
  return differentFields({ ...before, id: 0 }, { ...after, id: 0 }).map((field) => `${path}.${field}`);
}

const differentFields = <Value extends object>(before: Value, after: Value): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isEqualJson(before[field as keyof Value], after[field as keyof Value]),
  );

/** Whether two values are written alike in JSON, in whatever order their fields stand: `-0` is 0. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return differentFields(one, other).length === 0;
}
