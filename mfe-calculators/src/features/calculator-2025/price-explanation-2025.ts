import type { TextParameters, Translate } from '@programme/mfe-contract';
import type { PriceRow } from '@programme/ui';
import type { Calculation2025 } from './calculation-2025';

/** Up to this many months there is no discount, and its row is left out (S1 §9). */
const monthsWithoutDiscount = 3;

/** A 2025 price as a receipt: fees, discount of the later months, start-up fee, total. */
export function explainPrice2025(
  { input, price2025 }: Calculation2025,
  translate: Translate,
  money: (amount: number) => string,
): PriceRow[] {
  const months: TextParameters = { count: input.months };
  return [
    {
      id: 'fees',
      label: translate('calculator.result.fees'),
      explanation: translate('calculator.result.modifier.explanation', months),
      amount: money(price2025.monthTotal2025),
    },
    ...(input.months > monthsWithoutDiscount
      ? [
          {
            id: 'discount',
            label: translate('calculator2025.discount'),
            explanation: translate('calculator2025.discount.explanation'),
            amount: money(price2025.longMonthDiscount),
          },
        ]
      : []),
    {
      id: 'startup',
      label: translate('calculator.result.startup'),
      explanation: translate('calculator.result.startup.explanation'),
      amount: money(price2025.startFee2025),
    },
    { id: 'total', kind: 'total', label: translate('calculator.result.total'), amount: money(price2025.value2025) },
  ];
}
