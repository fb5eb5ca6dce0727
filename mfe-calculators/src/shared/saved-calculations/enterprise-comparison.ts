import { formatMoney, formatWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import { programmeSummary } from '../calculation/programme-summary';
import type { ComparedCalculation, ComparedRow } from './compared-calculation';
import type { ListedCalculation } from '../store/saved-calculation';

/** A saved Enterprise calculation in words, in the currency that it was saved in. */
export function comparedEnterprise(
  calculation: ListedCalculation,
  translate: Translate,
  language: Language,
): ComparedCalculation {
  const { id, number, companyName, inputs, activeUsersByMonth, showIndividualPricing } = calculation;
  const programme = { activeUsers: inputs.au_2025, months: inputs.am_2025, activeUsersByMonth };
  return {
    id,
    number,
    name: companyName || translate('saved.card', { number }),
    programme: programmeSummary(programme, translate, language),
    ...(showIndividualPricing ? { remark: translate('calculator.individual.title') } : {}),
    rows: priceRows(calculation, translate, language),
  };
}

function priceRows(calculation: ListedCalculation, translate: Translate, language: Language): ComparedRow[] {
  const { inputs, outputs, currency, monthlyPayment } = calculation;
  const { pricing2026 } = outputs;
  const total = pricing2026?.finalTotal ?? outputs.value2025;
  const startupFee = pricing2026?.startupFee ?? outputs.startFee2025;
  if (total === undefined || startupFee === undefined) return [];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const minimum = translate('calculator.result.minimum.explanation', { minimum: money(total) });
  return [
    {
      id: 'employees',
      label: translate('saved.employees'),
      amount: formatWholeNumber(inputs.employed_2025, language),
    },
    { id: 'startup', label: translate('calculator.result.startup'), amount: money(startupFee) },
    { id: 'monthly', label: translate('calculator.result.monthly'), amount: money(monthlyPayment) },
    {
      id: 'total',
      kind: 'total',
      label: translate('calculator.result.total'),
      amount: money(total),
      ...(pricing2026?.wasAdjustedToMinimum ? { explanation: minimum } : {}),
    },
  ];
}
