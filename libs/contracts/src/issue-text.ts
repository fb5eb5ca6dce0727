import { formatNumber } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import type { FieldIssue } from './field-issue.js';

type TranslateIssue = (key: TextKey, parameters: Readonly<Record<string, string | number>>) => string;

/**
 * What an issue says to people: numbers in it are grouped as their language does ("at most 1,000,000"), but for `count`,
 * which chooses the plural.
 */
export function issueText({ key, parameters }: FieldIssue, translate: TranslateIssue, language: Language): string {
  const written = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'number' && name !== 'count' ? formatNumber(value, language) : value,
  ]);
  return translate(key, Object.fromEntries(written) as Record<string, string | number>);
}
