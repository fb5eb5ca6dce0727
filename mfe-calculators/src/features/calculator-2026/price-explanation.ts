import { formatPercent, formatWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import { tierFor, type PricingTier } from '@programme/pricing';
import type { PriceRow } from '@programme/ui';
import type { Calculation2026 } from './calculation-2026';

type Words = {
  readonly translate: Translate;
  readonly language: Language;
  readonly money: (amount: number) => string;
};

/** A result as a receipt: fees, contract length, start-up fee, minimum, total, then the figures beside the sum. */
export function explainPrice(result: Calculation2026, words: Words): PriceRow[] {
  const { price2026: price } = result;
  const { translate, money } = words;
  return [
    feesRow(result, words),
    modifierRow(result, words),
    {
      id: 'startup',
      label: translate('calculator.result.startup'),
      explanation: translate('calculator.result.startup.explanation'),
      amount: money(price.startupFee),
    },
    ...(price.wasAdjustedToMinimum
      ? [
          {
            id: 'minimum',
            label: translate('calculator.result.minimum'),
            explanation: translate('calculator.result.minimum.explanation', { minimum: money(price.finalTotal) }),
            amount: money(price.minimumAdjustment),
          },
        ]
      : []),
    { id: 'total', kind: 'total', label: translate('calculator.result.total'), amount: money(price.finalTotal) },
    {
      id: 'average',
      kind: 'muted',
      label: translate('calculator.result.average'),
      amount: money(price.avgPerParticipantPerMonth),
    },
  ];
}

function feesRow(
  { priceBook, input, currency, price2026: price }: Calculation2026,
  { translate, language, money }: Words,
): PriceRow {
  const explanation = input.activeUsersByMonth
    ? translate('calculator.result.fees.byMonth', { count: input.months })
    : translate('calculator.result.fees.explanation', {
        fee: money(price.monthlyFee),
        count: input.months,
        tier: range(tierFor(priceBook, currency, input.activeUsers), input.activeUsers, language),
      });
  return {
    id: 'fees',
    label: translate('calculator.result.fees'),
    explanation,
    amount: money(price.feesBeforeModifier),
  };
}

/** The range of a tier: "126–150". Above the highest tier, which has no upper limit, the number itself. */
function range({ min, max }: PricingTier, activeUsers: number, language: Language): string {
  if (activeUsers > max) return formatWholeNumber(activeUsers, language);
  return `${formatWholeNumber(min, language)}–${formatWholeNumber(max, language)}`;
}

function modifierRow({ input, price2026: price }: Calculation2026, { translate, language, money }: Words): PriceRow {
  const amount = money(price.modifierAmount);
  if (price.discountPercentage === 0) {
    return {
      id: 'modifier',
      label: translate('calculator.result.noModifier'),
      explanation: translate('calculator.result.noModifier.explanation'),
      amount,
    };
  }
  const key = price.discountPercentage > 0 ? 'calculator.result.discount' : 'calculator.result.surcharge';
  return {
    id: 'modifier',
    label: translate(key, { percent: formatPercent(-price.discountPercentage, language, { signed: true }) }),
    explanation: translate('calculator.result.modifier.explanation', { count: input.months }),
    amount,
  };
}
