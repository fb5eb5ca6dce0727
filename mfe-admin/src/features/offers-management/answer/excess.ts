import { formatNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';

/** By how many percentage points a discount is above the limit, without what floating point adds. */
export const excessOf = (discount: number, limit: number, language: Language): string =>
  formatNumber(Math.round((discount - limit) * 100) / 100, language);
