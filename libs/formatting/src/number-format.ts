import type { Language } from '@programme/i18n';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A formatter that groups also numbers of four digits (pl and es would not), rounds ties as prices do (half up), and
 * never shows a negative zero. Making one costs far more than using it, so each is made once.
 */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      useGrouping: 'always',
      roundingMode: 'halfCeil',
      signDisplay: 'negative',
      ...options,
    });
    formats.set(key, format);
  }
  return format;
}

export interface SignedText {
  /** '', '+' or '−' (the minus sign, as wide as a plus; a hyphen is neither). */
  readonly sign: string;
  readonly unsigned: string;
}

/** How a sign may be written, and how it is shown. */
const signs: Readonly<Record<string, string>> = { '-': '−', '−': '−', '+': '+' };

/** Formats a finite number, its sign apart. All three languages write the sign first. */
export function formatSigned(format: Intl.NumberFormat, value: number): SignedText {
  const text = format.format(value);
  const sign = signs[text.charAt(0)];
  return sign === undefined ? { sign: '', unsigned: text } : { sign, unsigned: text.slice(1) };
}
