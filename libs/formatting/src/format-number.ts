import type { Language } from '@programme/i18n';
import { noValue } from './no-value.js';
import { formatSigned, numberFormat } from './number-format.js';

export interface NumberOptions {
  /** Exactly so many decimals; left out, up to two, as many as there are. */
  readonly decimals?: number;
}

/** A grouped number. What is not finite shows as {@link noValue}. */
export function formatNumber(value: number, language: Language, { decimals }: NumberOptions = {}): string {
  return format(value, language, { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 2 });
}

/**
 * A whole number, grouped, for a field that was left (B21). `parseWholeNumber` reads it back in every language.
 *
 * @param value a whole number of at least 0
 */
export function formatWholeNumber(value: number, language: Language): string {
  return formatNumber(value, language, { decimals: 0 });
}

/**
 * A large number in few characters, for the axis of a chart: '1.2M', '40 tys.'. What is not finite shows as {@link
 * noValue}.
 */
export function formatCompactNumber(value: number, language: Language): string {
  return format(value, language, { notation: 'compact', maximumFractionDigits: 1 });
}

export interface PercentOptions {
  /** Shows a plus before what is above zero, as duration modifiers do: '+60%', '−15%', '0%'. */
  readonly signed?: boolean;
}

/**
 * A percentage with up to two decimals. What is not finite shows as {@link noValue}.
 *
 * @param percent in percent, as `discountPercentage` and `savingsPercentage` are: 40 is shown as '40%'
 */
export function formatPercent(percent: number, language: Language, { signed = false }: PercentOptions = {}): string {
  return format(percent / 100, language, {
    style: 'percent',
    maximumFractionDigits: 2,
    ...(signed && { signDisplay: 'exceptZero' }),
  });
}

function format(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value)) return noValue;
  const { sign, unsigned } = formatSigned(numberFormat(language, options), value);
  return sign + unsigned;
}
