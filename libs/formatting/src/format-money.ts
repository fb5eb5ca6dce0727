import type { Language } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import { noValue } from './no-value.js';
import { formatSigned, numberFormat } from './number-format.js';

export interface MoneyOptions {
  /**
   * 'exact' (the rule unless told otherwise) shows 2 decimals in every currency, as the Enterprise calculators do;
   * 'display' shows whole PLN and MXN, and EUR and USD with 2 decimals, as Comfort and offers do (S1 §9, S2 §9);
   * 'typed' is for an amount that somebody typed: as 'display', but a fraction of a whole is never rounded away.
   */
  readonly precision?: 'exact' | 'display' | 'typed';
}

const symbols: Readonly<Record<Currency, string>> = { PLN: 'zł', EUR: '€', USD: '$', MXN: 'MXN' };
const decimalsOnDisplay: Readonly<Record<Currency, number>> = { PLN: 0, EUR: 2, USD: 2, MXN: 0 };

/** Keeps an amount and its symbol on one line. */
const nonBreakingSpace = '\u00a0';

/**
 * An amount as people of that language write it, with the specification's symbols (S1 §9): '1 234,00 zł' and
 * '1.234,00 €', in English '€1,234.00', '$1,234.00', 'MXN 1,234.00' and '1,234.00 zł'. No line break can fall inside.
 *
 * @param amount major units; what is not finite shows as {@link noValue}
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  language: Language,
  { precision = 'exact' }: MoneyOptions = {},
): string {
  if (!Number.isFinite(amount)) return noValue;
  const isExact = precision === 'exact' || (precision === 'typed' && !Number.isInteger(amount));
  const decimals = isExact ? 2 : decimalsOnDisplay[currency];
  const format = numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const { sign, unsigned } = formatSigned(format, amount);
  return sign + withSymbol(unsigned, currency, language);
}

/** The currency style of Intl cannot do this: it writes MX$ in English and PLN in Spanish. */
function withSymbol(number: string, currency: Currency, language: Language): string {
  const symbol = symbols[currency];
  // English puts signs and codes first; zł is a Polish abbreviation, and stays behind as in Polish.
  if (language !== 'en' || currency === 'PLN') return number + nonBreakingSpace + symbol;
  return currency === 'MXN' ? symbol + nonBreakingSpace + number : symbol + number;
}
