import { formatNumber } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import type { ErrorRule, PriceBookProblem, WarningRule } from '@programme/price-book';

export type RuleProblem = Pick<PriceBookProblem, 'rule' | 'values'>;

/** In which language numbers are written, and how moments are. */
type Reader = { readonly language: Language; readonly dateTime: (instant: string) => string };

type RuleKey = `priceRule.${ErrorRule | WarningRule}`;

/** Each rule has a text of its name, so that a new rule without one does not compile. */
const keyOf = (rule: ErrorRule | WarningRule): TextKey => `priceRule.${rule}` satisfies RuleKey;

/** A broken rule or a warning as a sentence, with its numbers as the reader's language writes them. */
export function problemText({ rule, values = {} }: RuleProblem, translate: Translate, reader: Reader): string {
  const shown = Object.entries(values).map(([name, value]) => [name, shownValue(value, reader)]);
  return translate(keyOf(rule), Object.fromEntries(shown) as Record<string, string>);
}

function shownValue(value: string | number, { language, dateTime }: Reader): string {
  if (typeof value === 'number') return formatNumber(value, language);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? dateTime(value) : value;
}
