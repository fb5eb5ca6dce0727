import { formatWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { WholeNumberRange } from '@programme/pricing';

/** "126–150", or the one number that a range consists of (S1 §2). */
export function rangeText({ min, max }: WholeNumberRange, language: Language): string {
  const last = formatWholeNumber(max, language);
  return min === max ? last : `${formatWholeNumber(min, language)}–${last}`;
}
