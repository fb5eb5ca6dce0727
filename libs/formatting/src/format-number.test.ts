import {
  formatCompactNumber,
  formatNumber,
  formatPercent,
  formatWholeNumber,
  noValue,
  type NumberOptions,
} from './index.js';
import type { Language } from '@programme/i18n';

const visible = (text: string) => text.replaceAll('\u00a0', '_');

test.each<[number, Language, NumberOptions | undefined, string]>([
  [1234.5, 'en', undefined, '1,234.5'],
  [1234.5, 'pl', undefined, '1_234,5'],
  [1234.5, 'es', undefined, '1.234,5'],
  [1234.5, 'en', { decimals: 2 }, '1,234.50'],
  [1234.567, 'en', undefined, '1,234.57'],
  [1234, 'pl', undefined, '1_234'],
  [-1234, 'es', undefined, '−1.234'],
  [-0, 'en', undefined, '0'],
  [NaN, 'en', undefined, noValue],
])('number %d in %s with %p is %s', (value, language, options, expected) => {
  expect(visible(formatNumber(value, language, options))).toBe(expected);
});

test.each<[number, Language, string]>([
  [0, 'en', '0'],
  [999, 'pl', '999'],
  [1200, 'en', '1,200'],
  [1200, 'pl', '1_200'],
  [1200, 'es', '1.200'],
  [1_000_000, 'pl', '1_000_000'],
])('whole number %d in %s is %s', (value, language, expected) => {
  expect(visible(formatWholeNumber(value, language))).toBe(expected);
});

test.each<[number, Language, string, string]>([
  [40, 'en', '40%', '+40%'],
  [40, 'pl', '40%', '+40%'],
  [40, 'es', '40_%', '+40_%'],
  [-15, 'en', '−15%', '−15%'],
  [-15, 'es', '−15_%', '−15_%'],
  [0, 'en', '0%', '0%'],
  [4.76, 'pl', '4,76%', '+4,76%'],
  [33.3, 'en', '33.3%', '+33.3%'],
  [NaN, 'en', noValue, noValue],
])('%d percent in %s is %s, signed %s', (percent, language, plain, signed) => {
  expect(visible(formatPercent(percent, language))).toBe(plain);
  expect(visible(formatPercent(percent, language, { signed: true }))).toBe(signed);
});

test.each<[number, Language, string]>([
  [0, 'en', '0'],
  [1_250_000, 'en', '1.3M'],
  [40_000, 'pl', '40_tys.'],
  [40_000, 'es', '40_mil'],
  [Number.NaN, 'en', noValue],
])('%d in few characters in %s is %s', (value, language, text) => {
  expect(visible(formatCompactNumber(value, language))).toBe(text);
});
