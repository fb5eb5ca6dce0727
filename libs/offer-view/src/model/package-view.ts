import { listTotalBeside, type DiscountedTotal } from '@programme/formatting';
import type { DiscountType } from '@programme/pricing';
import { difference } from './difference';
import type { ReceiptRow } from './receipt';
import type { Wording } from './wording';

export type StatView = { readonly id: string; readonly label: string; readonly value: string };

/** What a package costs for one contract length. */
export type LengthView = {
  readonly months: number;
  /** Whether this is the length on offer, and not a neighbour of it. */
  readonly chosen: boolean;
  /** What it is to the length on offer: that one, a month shorter, a month longer. */
  readonly place: string;
  /** "6 months". */
  readonly title: string;
  /** After the discount. */
  readonly total: string;
  /** Before the discount; null where that makes no difference to the reader. */
  readonly listTotal: string | null;
  /** Says that the price was raised to the minimum total. */
  readonly mark: string | null;
  readonly figures: readonly StatView[];
  /** How the total comes about, to the cent. */
  readonly receipt: readonly ReceiptRow[];
};

/** One package of a quote. */
export type PackageView = {
  readonly kind: 'enterprise' | 'comfort';
  /** "Enterprise". */
  readonly name: string;
  /** "Enterprise (for 120 active users)". */
  readonly heading: string;
  /** "Discount 10%". */
  readonly discount: string | null;
  /** What the totals of every length are called. */
  readonly labels: { readonly total: string; readonly listTotal: string };
  /** Shortest first. */
  readonly lengths: readonly LengthView[];
  /** What else has to be known about these prices. */
  readonly remarks: readonly string[];
  /** A cheaper way to buy as much (decision P12). */
  readonly tip: { readonly title: string; readonly lines: readonly string[] } | null;
};

export type GivenDiscount = { readonly type: DiscountType; readonly value: number | null };

/** A discount in words; null where there is none, or one of nothing. */
export function discountText({ type, value }: GivenDiscount, words: Wording): string | null {
  if (type === 'none' || !value) return null;
  const discount = type === 'percentage' ? words.percent(value) : words.typedMoney(value);
  return words.text('offer.discount', { discount });
}

export const totalLabels = (words: Wording): PackageView['labels'] => ({
  total: words.text('offer.total'),
  listTotal: words.text('offer.total.list'),
});

/** Place, title and totals of a length. */
export function lengthHead(
  { months, offered, total, listTotal }: { months: number; offered: number } & DiscountedTotal,
  words: Wording,
): Pick<LengthView, 'months' | 'chosen' | 'place' | 'title' | 'total' | 'listTotal'> {
  const chosen = months === offered;
  return {
    months,
    chosen,
    place: words.text(
      chosen ? 'offer.length.chosen' : months < offered ? 'offer.length.shorter' : 'offer.length.longer',
    ),
    title: words.length(months),
    total: words.money(total),
    listTotal: listTotalBeside({ total, listTotal }, words.money),
  };
}

/** What a discount takes off a total, for paper, where its heading says how much it is; nothing without one. */
export function discountFigure(
  { total, listTotal }: DiscountedTotal,
  discount: string | null,
  words: Wording,
): readonly StatView[] {
  if (discount === null) return [];
  return [
    { id: 'discount', label: words.text('offer.discount.off'), value: words.typedMoney(difference(total, listTotal)) },
  ];
}
