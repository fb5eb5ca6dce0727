import type { Calculator } from '@programme/contracts';
import type { TextKey } from '@programme/i18n';

/** What staff call each calculator. */
export const calculatorNames: Readonly<Record<Calculator, TextKey>> = {
  '2025': 'logs.calculator.2025',
  '2026': 'logs.calculator.2026',
  '2026-admin': 'logs.calculator.2026Admin',
  comfort: 'logs.calculator.comfort',
};
