import { formatWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import type { CalculationInput } from './calculation-input';

type Programme = Pick<CalculationInput, 'activeUsers' | 'activeUsersByMonth' | 'months'>;

/** "130 active users · 6 months": what a price is for. */
export function programmeSummary(programme: Programme, translate: Translate, language: Language): string {
  const { activeUsers, activeUsersByMonth, months } = programme;
  const number = (value: number) => formatWholeNumber(value, language);
  const min = Math.min(...(activeUsersByMonth ?? [activeUsers]));
  const max = Math.max(...(activeUsersByMonth ?? [activeUsers]));
  const users =
    min === max
      ? translate('calculator.result.users', { count: max, formatted: number(max) })
      : translate('calculator.result.usersByMonth', { min: number(min), max: number(max) });
  return translate('calculator.result.for', { users, count: months });
}
