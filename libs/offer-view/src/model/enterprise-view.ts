import type { Quote } from '@programme/contracts';
import type { QuotedEnterprise, QuotedLength } from '@programme/pricing';
import {
  discountFigure,
  discountText,
  lengthHead,
  totalLabels,
  type GivenDiscount,
  type LengthView,
  type PackageView,
} from './package-view';
import { enterpriseReceipt } from './receipt';
import type { Wording } from './wording';

/** The Enterprise package of a quote, or nothing for a quote without one. */
export function enterpriseView(
  { activeUsers, monthsCount, calculatedPrices }: Quote,
  lengths: readonly QuotedLength[],
  discount: GivenDiscount,
  words: Wording,
): PackageView[] {
  if (!calculatedPrices.enterprise || activeUsers === null) return [];
  const priced = lengths.flatMap(({ months, enterprise }) => (enterprise ? [{ months, price: enterprise }] : []));
  const raised = priced.find(({ price }) => price.wasAdjustedToMinimum);
  const given = discountText(discount, words);
  return [
    {
      kind: 'enterprise',
      name: words.text('offer.enterprise'),
      heading: words.counted('offer.enterprise.heading', activeUsers),
      discount: given,
      labels: totalLabels(words),
      lengths: priced.map(({ months, price }) => lengthView(months, monthsCount, price, given, words)),
      remarks: raised ? [words.text('offer.minimum', { amount: words.money(raised.price.finalTotal) })] : [],
      tip: null,
    },
  ];
}

function lengthView(
  months: number,
  offered: number,
  price: QuotedEnterprise,
  discount: string | null,
  words: Wording,
): LengthView {
  const listPrice = discount !== null;
  const { discountedTotal: total, finalTotal: listTotal, monthlyFee, monthlyPayment, startupFee } = price;
  return {
    ...lengthHead({ months, offered, total, listTotal }, words),
    mark: price.wasAdjustedToMinimum ? words.text('offer.minimum.mark') : null,
    figures: [
      ...discountFigure({ total, listTotal }, discount, words),
      { id: 'listFee', label: words.text('offer.listFee'), value: words.money(monthlyFee) },
      // P16 counts a surcharge below zero; readers expect the opposite.
      {
        id: 'lengthEffect',
        label: words.text('offer.lengthEffect'),
        value: words.change(0 - price.discountPercentage),
      },
      {
        id: 'monthlyPayment',
        label: words.text(listPrice ? 'offer.monthlyFee.list' : 'offer.monthlyFee'),
        value: words.money(monthlyPayment),
      },
      {
        id: 'startupFee',
        label: words.text(listPrice ? 'offer.startupFee.list' : 'offer.startupFee'),
        value: words.typedMoney(startupFee),
      },
    ],
    receipt: enterpriseReceipt(price, { months, discount }, words),
  };
}
