import type { Quote } from '@programme/contracts';
import type { QuotedComfort, QuotedLength } from '@programme/pricing';
import { betterPriceLines, planName } from './better-price-lines';
import {
  discountFigure,
  discountText,
  lengthHead,
  totalLabels,
  type GivenDiscount,
  type LengthView,
  type PackageView,
} from './package-view';
import { comfortReceipt } from './receipt';
import type { Wording } from './wording';

/** The Comfort package of a quote, or nothing for a quote without one. */
export function comfortView(
  { employeesCount, monthsCount, showBetterPriceHint, calculatedPrices: { comfort: offered } }: Quote,
  lengths: readonly QuotedLength[],
  discount: GivenDiscount,
  words: Wording,
): PackageView[] {
  if (!offered || employeesCount === null) return [];
  const given = discountText(discount, words);
  // No hint against the offer's own price: that is up to the salesperson (decision B30).
  const tip = showBetterPriceHint ? betterPriceLines(offered, monthsCount, words) : [];
  return [
    {
      kind: 'comfort',
      name: words.text('offer.comfort'),
      heading: words.counted('offer.comfort.heading', employeesCount),
      discount: given,
      labels: totalLabels(words),
      lengths: lengths.flatMap(({ months, comfort }) =>
        comfort ? [lengthView(months, monthsCount, comfort, given, words)] : [],
      ),
      remarks: seatsRemark(employeesCount, offered.seats, words),
      tip: tip.length > 0 ? { title: words.text('offer.hint.title'), lines: tip } : null,
    },
  ];
}

/** Employees and the seats that they are rounded up to are both shown (decision P14). */
const seatsRemark = (employees: number, seats: number, words: Wording): string[] =>
  employees === seats ? [] : [words.counted('offer.seats.text', employees, { seats: words.number(seats) })];

function lengthView(
  months: number,
  offered: number,
  price: QuotedComfort,
  discount: string | null,
  words: Wording,
): LengthView {
  const listPrice = discount !== null;
  const { discountedTotal: total, totalCost: listTotal, packMonths, perUserCost, monthlyRate, seats } = price;
  return {
    ...lengthHead({ months, offered, total, listTotal }, words),
    mark: null,
    figures: [
      ...discountFigure({ total, listTotal }, discount, words),
      {
        id: 'perUser',
        label: words.text(listPrice ? 'offer.perUser' : 'offer.perUser.exact'),
        value: words.money(perUserCost),
      },
      {
        id: 'perUserMonth',
        label: words.text(listPrice ? 'offer.perUserMonth' : 'offer.perUserMonth.exact'),
        value: words.money(monthlyRate),
      },
      { id: 'seats', label: words.text('offer.seats'), value: words.number(seats) },
      { id: 'boughtAs', label: words.text('offer.boughtAs'), value: planName(months, packMonths, words) },
    ],
    receipt: comfortReceipt(price, { months, discount }, words),
  };
}
