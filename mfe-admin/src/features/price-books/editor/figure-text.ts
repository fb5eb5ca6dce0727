import { formatNumber, parseAmount, parseMoney } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { FigureUnit } from '../display/figure-names';
import type { Figure } from './book-figures';

const sign = /^[-\u2212\u2013]/;

/** A figure as its cell shows it. Shares are basis points, and shown in percent. */
export function figureText(value: Figure, unit: FigureUnit, language: Language): string {
  if (typeof value === 'string' || unit === 'year') return String(value);
  const shown = unit === 'percent' ? value / 100 : value;
  // More decimals than an amount may have must be seen, for a rule refuses them.
  return Math.round(shown * 100) / 100 === shown ? formatNumber(shown, language) : String(shown);
}

/** The figure that somebody typed or pasted, in any of the languages' ways to write it; undefined for what is none. */
export function parseFigure(text: string, unit: FigureUnit): Figure | undefined {
  const trimmed = text.trim();
  if (unit === 'text') return trimmed;
  const plain = unit === 'percent' ? trimmed.replace(/\s*%$/, '') : trimmed;
  const unsigned = plain.replace(/^\+/, '').replace(sign, '');
  const parsed = unit === 'number' ? parseMoney(unsigned) : parseAmount(unsigned);
  if (!parsed.ok) return undefined;
  const value = sign.test(plain) && parsed.value !== 0 ? -parsed.value : parsed.value;
  // 12.34 × 100 is 1233.9999999999998 in floating point.
  return unit === 'percent' ? Math.round(value * 100) : value;
}

/** The cells of a text that a spreadsheet copied; null for a single value, which is typed text. */
export function pastedBlock(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.length > 1 || text.includes('\t') ? lines.map((line) => line.split('\t')) : null;
}
