import type { ComfortPart, QuotedComfort } from '@programme/pricing';
import type { Wording } from './wording';

/** What a client should know before paying a Comfort price: a cheaper combination, a longer pack for less (P12). */
export function betterPriceLines(price: QuotedComfort, months: number, words: Wording): readonly string[] {
  const { betterPrice, perUserCost, discountedTotal, totalCost } = price;
  if (!betterPrice) return [];
  const { parts, perUser, savingsPerUser, longerPack } = betterPrice;
  return [
    ...(savingsPerUser > 0
      ? [
          words.text('offer.hint.combination', {
            parts: parts.map((part) => partName(part, words)).join(' + '),
            price: words.money(perUser),
            instead: words.money(perUserCost),
            savings: words.money(savingsPerUser),
            length: words.length(months),
          }),
        ]
      : []),
    ...(longerPack
      ? [
          words.text('offer.hint.longer', {
            pack: packName(longerPack.months, words),
            price: words.money(longerPack.perUser),
          }),
        ]
      : []),
    // The hint compares list prices, the totals beside it do not show them.
    ...(discountedTotal < totalCost ? [words.text('offer.hint.listPrices')] : []),
  ];
}

/** "3-month Pack". */
export const packName = (months: number, words: Wording): string => words.text('offer.pack', { count: months });

/** How a Comfort price of so many months is bought: "3-month Pack", "4 Monthly Flex". */
export const planName = (months: number, packMonths: number | null, words: Wording): string =>
  packMonths === null ? partName({ kind: 'flex', months: 1, count: months }, words) : packName(packMonths, words);

/** "3-month Pack", "2 × 3-month Pack", "1 Monthly Flex". */
export function partName({ kind, months, count }: ComfortPart, words: Wording): string {
  if (kind === 'flex') return words.text('offer.flex', { count });
  const part = packName(months, words);
  return count === 1 ? part : words.text('offer.several', { count, part });
}
