import { formatPercent } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import { tierFor, type Currency, type PriceBook } from '@programme/pricing';
import type { PriceRow } from '@programme/ui';
import { exampleActiveUsers, type PricingExample } from './pricing-examples';
import { rangeText } from './range-text';

type Words = {
  readonly translate: Translate;
  readonly language: Language;
  readonly currency: Currency;
  readonly money: (amount: number) => string;
  readonly priceBook: PriceBook;
};

/** An example as a receipt: the fee of one month, of all months, the start-up fee, the minimum, and the total (S1 §3). */
export function exampleRows({ months, price }: PricingExample, words: Words): PriceRow[] {
  const { translate, money } = words;
  return [
    {
      id: 'fee',
      kind: 'muted',
      label: translate('pricing.example.fee'),
      explanation: feeExplanation(price, words),
      amount: money(price.monthlyPayment),
    },
    {
      id: 'fees',
      label: translate('pricing.example.fees', { count: months }),
      explanation: translate('pricing.example.fees.explanation', { fee: money(price.monthlyPayment), months }),
      amount: money(price.totalMonthlyFees),
    },
    {
      id: 'startup',
      label: translate('calculator.result.startup'),
      explanation: translate('calculator.result.startup.explanation'),
      amount: money(price.startupFee),
    },
    ...minimumRows(price, words),
    { id: 'total', kind: 'total', label: translate('calculator.result.total'), amount: money(price.finalTotal) },
    {
      id: 'average',
      kind: 'muted',
      label: translate('calculator.result.average'),
      amount: money(price.avgPerParticipantPerMonth),
    },
  ];
}

function feeExplanation(price: PricingExample['price'], words: Words): string {
  const { translate, language, currency, money, priceBook } = words;
  if (price.discountPercentage === 0) {
    const tier = tierFor(priceBook, currency, exampleActiveUsers);
    return translate('pricing.example.fee.base', { tier: rangeText(tier, language) });
  }
  const percent = formatPercent(-price.discountPercentage, language, { signed: true });
  return translate('pricing.example.fee.adjusted', { fee: money(price.monthlyFee), percent });
}

/** What raises the total, where the minimum does: the sum it comes from, then the difference. */
function minimumRows(price: PricingExample['price'], { translate, money }: Words): PriceRow[] {
  if (!price.wasAdjustedToMinimum) return [];
  return [
    { id: 'subtotal', kind: 'muted', label: translate('pricing.example.subtotal'), amount: money(price.baseTotal) },
    {
      id: 'minimum',
      label: translate('calculator.result.minimum'),
      explanation: translate('calculator.result.minimum.explanation', { minimum: money(price.finalTotal) }),
      amount: money(price.minimumAdjustment),
    },
  ];
}
