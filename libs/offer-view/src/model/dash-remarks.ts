import { isComfortComparable, type QuotedLength } from '@programme/pricing';
import { planName } from './better-price-lines';
import type { Wording } from './wording';

/** Whether a comparison shows a dash for Comfort: there is no pack of this length (S2 §9). */
export const hasDash = ({ months, comfort }: QuotedLength): boolean =>
  comfort !== undefined && !isComfortComparable(months, comfort);

/**
 * Explains the dashes of a comparison, and gives the price of each card whose length has a dash (decision P22), so that
 * comparison and cards do not seem to contradict each other.
 *
 * @param lengths the lengths that have a card
 */
export const dashRemarks = (lengths: readonly QuotedLength[], words: Wording): readonly string[] => [
  words.text('offer.comparison.dash'),
  ...lengths.filter(hasDash).flatMap(({ months, comfort }) =>
    comfort
      ? [
          words.text('offer.comparison.dash.price', {
            length: words.length(months),
            price: words.money(comfort.discountedTotal),
            plan: planName(months, comfort.packMonths, words),
          }),
        ]
      : [],
  ),
];
