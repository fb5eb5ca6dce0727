import { languages } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { formatMoney, formatNumber, parseAmount, parseMoney } from './index.js';

test.each([
  ['7', 7],
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['0,07', 0.07],
  ['0.5', 0.5],
  ['1200', 1200],
  // As in every number field: three digits behind a separator are a group.
  ['1.200', 1200],
  ['1,200', 1200],
  ['1 200,50', 1200.5],
  ['1\u00a0200.5', 1200.5],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  [' 99.99 ', 99.99],
  // Thin, figure and ideographic spaces.
  ['1\u2009234,50', 1234.5],
  ['1\u2007234.5', 1234.5],
  ['\u30001\u202f234,50\u2003', 1234.5],
])('%j is %d', (text, value) => {
  expect(parseAmount(text)).toEqual({ ok: true, value });
});

test.each([
  '7.',
  '.5',
  ',5',
  '+7',
  '7%',
  '1,2,3',
  '1.200.5',
  '1,200,50',
  '0.125',
  '7.5555',
  '12 34.5',
  '1e3',
  '٧',
  '7.5 zł',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false, reason: 'invalid' });
});

test.each(['-3', ' −0,5 ', '–1 200.50'])('%j is an amount below 0', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false, reason: 'negative' });
});

test.each(['-', '--3', '-ten'])('%j is no amount either', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false, reason: 'invalid' });
});

test.each(['', '  '])('%j is empty', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false, reason: 'empty' });
});

test('What cannot be counted exactly is too large', () => {
  expect(parseAmount('99999999999999999.5')).toEqual({ ok: false, reason: 'too-large' });
});

test.each(languages)('Numbers as they are formatted in %s are read back', (language) => {
  for (const value of [0, 0.5, 7.25, 999.99, 1200, 1200.5, 1234567.89]) {
    expect(parseAmount(formatNumber(value, language))).toEqual({ ok: true, value });
  }
});

test.each([
  ['1 234,50 zł', 1234.5],
  ['€1,234.50', 1234.5],
  ['1.234,50\u00a0€', 1234.5],
  ['$ 99', 99],
  ['US$1,200', 1200],
  ['MXN\u00a01,200.5', 1200.5],
  ['MX$7', 7],
  ['1200 pln', 1200],
  ['7', 7],
])('%j is an amount of money of %d', (text, value) => {
  expect(parseMoney(text)).toEqual({ ok: true, value });
});

test.each(['€', 'zł zł', '€7€', '7 CHF', '7 %', '1,2,3 €', '1,234.567 €', '€ 1.200.5'])('%j is no money', (text) => {
  expect(parseMoney(text).ok).toBe(false);
});

test.each(languages)('Money as it is shown in %s is read back', (language) => {
  for (const currency of currencies) {
    for (const value of [0.5, 7, 999.99, 1200, 1234567.89]) {
      expect(parseMoney(formatMoney(value, currency, language))).toEqual({ ok: true, value });
    }
  }
});
