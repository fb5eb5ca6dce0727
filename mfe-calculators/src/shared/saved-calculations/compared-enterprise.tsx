import type { ReactNode } from 'react';
import { formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import { haveSamePrice } from '../calculation/price-status';
import type { EnterpriseCalculation } from '../calculation/enterprise-calculation';
import type { ListedCalculation } from '../store/saved-calculation';
import type { ComparedCalculation, ComparedRow } from './compared-calculation';
import { todaysRows } from '../named-prices/todays-rows';
import { inputOf } from './to-saved-calculation';

type Words = {
  readonly translate: Translate;
  readonly language: Language;
  /** What the screen shows; null without a price. */
  readonly shown: EnterpriseCalculation | null;
  /** When its prices were in force; undefined for a calculation by the prices in force. */
  readonly period: ReactNode;
  /** What it would cost by the prices in force, in major units; undefined where that is not known, or is the same. */
  readonly todaysTotal: number | undefined;
};

/** A saved Enterprise calculation in words, in the currency that it was saved in. */
export function comparedEnterprise(
  calculation: ListedCalculation,
  { translate, language, shown, period, todaysTotal }: Words,
): ComparedCalculation {
  const { id, number, label, companyName, currency, showIndividualPricing } = calculation;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return {
    id,
    number,
    name: label || companyName || translate('saved.card', { number }),
    company: companyName,
    ...(showIndividualPricing ? { remark: translate('calculator.individual.title') } : {}),
    shown:
      shown?.priceBook.id === calculation.priceBook &&
      shown.currency === currency &&
      haveSamePrice(inputOf(calculation), shown.input),
    currency,
    money,
    rows: [
      ...programmeRows(calculation, translate, language),
      ...priceRows(calculation, { translate, money, period }),
      ...todaysRows(todaysTotal, totalOf(calculation.outputs), { translate, money }),
    ],
  };
}

function programmeRows(calculation: ListedCalculation, translate: Translate, language: Language): ComparedRow[] {
  const { inputs, outputs, activeUsersByMonth } = calculation;
  const number = (value: number) => formatWholeNumber(value, language);
  const users = activeUsersByMonth ?? [inputs.au_2025];
  const [fewest, most] = [Math.min(...users), Math.max(...users)];
  const { pricing2026 } = outputs;
  return [
    { id: 'employees', label: translate('saved.employees'), amount: number(inputs.employed_2025) },
    {
      id: 'activeUsers',
      label: translate('saved.activeUsers'),
      amount: fewest === most ? number(most) : `${number(fewest)}–${number(most)}`,
    },
    { id: 'months', label: translate('priceChart.months'), amount: number(inputs.am_2025) },
    ...(pricing2026
      ? [
          {
            id: 'modifier',
            label: translate('saved.modifier'),
            amount: formatPercent(-pricing2026.discountPercentage, language, { signed: true }),
          },
        ]
      : []),
  ];
}

function priceRows(
  { outputs, monthlyPayment }: ListedCalculation,
  { translate, money, period }: Pick<Words, 'translate' | 'period'> & { readonly money: (amount: number) => string },
): ComparedRow[] {
  const { pricing2026 } = outputs;
  const total = totalOf(outputs);
  const startupFee = pricing2026?.startupFee ?? outputs.startFee2025;
  if (total === undefined || startupFee === undefined) return [];
  const average = pricing2026?.avgPerParticipantPerMonth;
  const compared = (id: string, label: string, value: number) => ({ id, label, value, amount: money(value) });
  const minimum = translate('calculator.result.minimum.explanation', { minimum: money(total) });
  return [
    compared('startup', translate('calculator.result.startup'), startupFee),
    compared('monthly', translate('calculator.result.monthly'), monthlyPayment),
    ...(average === undefined ? [] : [compared('average', translate('calculator.result.average'), average)]),
    {
      ...compared('total', translate('calculator.result.total'), total),
      kind: 'total',
      explanation: (
        <>
          {pricing2026?.wasAdjustedToMinimum && <div>{minimum}</div>}
          {period}
        </>
      ),
    },
  ];
}

const totalOf = ({ pricing2026, value2025 }: ListedCalculation['outputs']): number | undefined =>
  pricing2026?.finalTotal ?? value2025;
