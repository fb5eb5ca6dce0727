import type { QuotedComfort, QuotedEnterprise } from '@programme/pricing';
import { planName } from './better-price-lines';
import { difference } from './difference';
import type { Wording } from './wording';

/** A line of a receipt. The parts add up to the total. */
export type ReceiptRow = {
  readonly id: string;
  readonly label: string;
  readonly explanation?: string;
  readonly amount: string;
  readonly kind: 'part' | 'muted' | 'total';
};

/** A contract length, and what its discount is called; null without one. */
type Terms = { readonly months: number; readonly discount: string | null };

export function enterpriseReceipt(price: QuotedEnterprise, terms: Terms, words: Wording): readonly ReceiptRow[] {
  const { monthlyFee, monthlyPayment, totalMonthlyFees, startupFee, baseTotal, finalTotal, discountPercentage } = price;
  const payments = times(words.number(terms.months), monthlyPayment, words);
  const fee = words.text('offer.made.fee', {
    fee: words.typedMoney(monthlyFee),
    change: words.change(0 - discountPercentage),
  });
  return [
    {
      ...part('monthlyPayment', words.text('offer.monthlyFee'), totalMonthlyFees, words),
      explanation: discountPercentage === 0 ? payments : `${payments}. ${fee}`,
    },
    part('startupFee', words.text('offer.startupFee'), startupFee, words),
    ...(price.wasAdjustedToMinimum
      ? [part('minimum', words.text('offer.minimum.mark'), difference(finalTotal, baseTotal), words)]
      : []),
    ...totals(finalTotal, price.discountedTotal, terms, words),
  ];
}

export function comfortReceipt(price: QuotedComfort, terms: Terms, words: Wording): readonly ReceiptRow[] {
  const { seats, perUserCost, totalCost, packMonths, discountedTotal } = price;
  return [
    {
      ...part('plan', planName(terms.months, packMonths, words), totalCost, words),
      explanation: times(words.number(seats), perUserCost, words),
    },
    ...totals(totalCost, discountedTotal, terms, words),
  ];
}

const times = (number: string, amount: number, words: Wording): string =>
  words.text('offer.made.times', { number, amount: words.typedMoney(amount) });

const part = (id: string, label: string, amount: number, words: Wording): ReceiptRow => ({
  id,
  label,
  amount: words.typedMoney(amount),
  kind: 'part',
});

/** The discount, where there is one, and the total. Discounted totals are whole numbers (decision P10). */
function totals(list: number, total: number, { discount }: Terms, words: Wording): readonly ReceiptRow[] {
  const off = difference(total, list);
  const label = discount ?? words.text('offer.made.rounding');
  return [
    ...(off === 0
      ? []
      : [
          { ...part('before', words.text('offer.total.list'), list, words), kind: 'muted' } as const,
          part('discount', label, off, words),
        ]),
    { ...part('total', words.text('offer.total'), total, words), kind: 'total' },
  ];
}
