import { parseWholeNumber, type ParsedWholeNumber } from './parse-whole-number.js';

/** Anything, and one or two digits behind a comma or a dot. Three digits there are a group, as in whole numbers. */
const withDecimals = /^(.+)([.,])([0-9]{1,2})$/;

/** A minus sign, as keyboards and formatters write it. */
const minus = /^\s*[-\u2212\u2013]\s*/;

export type ParsedAmount = ParsedWholeNumber | { readonly ok: false; readonly reason: 'negative' };

/**
 * Reads money or a percentage of at least 0 as a person types it: whole numbers as {@link parseWholeNumber} reads them,
 * and up to two decimals behind a comma or a dot that separates no groups: '7,5', '1 200.50' and '1.200,50'.
 * Tells an amount below 0 from what is no amount.
 */
export function parseAmount(text: string): ParsedAmount {
  if (minus.test(text)) {
    const positive = parseAmount(text.replace(minus, ''));
    return { ok: false, reason: positive.ok ? 'negative' : 'invalid' };
  }
  const whole = parseWholeNumber(text);
  if (whole.ok || whole.reason !== 'invalid') return whole;
  const [, units = '', separator = '', decimals = ''] = withDecimals.exec(text.trim()) ?? [];
  const parsed = units.includes(separator) ? whole : parseWholeNumber(units);
  return parsed.ok ? { ok: true, value: Number(`${parsed.value}.${decimals}`) } : parsed;
}

/** Signs and codes of the currencies, as they stand before or after an amount. */
const currencySign = String.raw`(?:zł|PLN|€|EUR|US\$|USD|MX\$|MXN|\$)`;
const signBefore = new RegExp(`^${currencySign}`, 'iu');
const signAfter = new RegExp(`${currencySign}$`, 'iu');

/** Reads money as {@link parseAmount} does, and as it is copied from a page or a document: with the sign of a currency. */
export function parseMoney(text: string): ParsedAmount {
  const typed = text.trim();
  const bare = typed.replace(signBefore, '');
  return parseAmount(bare === typed ? typed.replace(signAfter, '') : bare);
}
