import fc from 'fast-check';
import { languages } from '@programme/i18n';
import { formatWholeNumber, parseWholeNumber } from './index.js';

const nbsp = '\u00a0';
const narrowNbsp = '\u202f';

test.each([
  ['0', 0],
  ['7', 7],
  ['007', 7],
  ['1200', 1200],
  ['1 200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  [`1${nbsp}200`, 1200],
  [`1${narrowNbsp}200`, 1200],
  [`1${nbsp}200 300`, 1_200_300],
  ['1 000 000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['12,345,678', 12_345_678],
  ['  1 200  ', 1200],
  [`\t42${nbsp}\n`, 42],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%p is %d', (text, value) => expect(parseWholeNumber(text)).toEqual({ ok: true, value }));

test.each(['', ' ', '\n', nbsp, narrowNbsp])('%p is empty', (text) => {
  expect(parseWholeNumber(text)).toEqual({ ok: false, reason: 'empty' });
});

test.each([
  ['a decimal point', '2.5'],
  ['a decimal comma', '2,5'],
  ['two decimals', '12.34'],
  ['two decimals', '1,20'],
  ['four digits after a separator', '1.2000'],
  ['a group too short', '1.2.3'],
  ['a group too short at the end', '1.200.30'],
  ['a first group too long', '1200.300'],
  ['no digits before a separator', '.200'],
  ['no digits after a separator', '200.'],
  ['a fraction below one', '0.125'],
  ['a first group of zeros', '00.125'],
  ['two separators at once', '1 200.300'],
  ['two separators at once', '1,200.300'],
  ['a grouped decimal', '1,200.50'],
  ['two separators in a row', '1  200'],
  ['groups across lines', '1\n200'],
  ['a tab between groups', '1\t200'],
  ['a plus', '+5'],
  ['a hyphen', '-5'],
  ['a minus sign', '−5'],
  ['letters', '12a'],
  ['an exponent', '1e3'],
  ['hexadecimal', '0x10'],
  ['a word', 'ten'],
  ['infinity', 'Infinity'],
  ['a currency', '100 zł'],
  ['an apostrophe', "1'200"],
  ['an underscore', '1_200'],
  ['full-width digits', '１２'],
  ['Arabic-Indic digits', '١٢'],
  ['Devanagari digits', '१२'],
  ['a superscript', '5²'],
  ['a zero-width space', '1\u200b200'],
])('%s is invalid: %p', (_, text) => expect(parseWholeNumber(text)).toEqual({ ok: false, reason: 'invalid' }));

test.each(['9007199254740992', '9 007 199 254 740 992', '1'.repeat(400)])('%p is too large', (text) => {
  expect(parseWholeNumber(text)).toEqual({ ok: false, reason: 'too-large' });
});

test('what a field shows when it is left is read back, in every language', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...languages), (value, language) => {
      expect(parseWholeNumber(formatWholeNumber(value, language))).toEqual({ ok: true, value });
    }),
  );
});

test('any text is read as a whole number or refused, without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0129 .,-+e\u00a0\u202f１a') }), (text) => {
      const result = parseWholeNumber(text);
      if (result.ok) expect(String(result.value)).toBe(text.replace(/[^0-9]/g, '').replace(/^0+(?=.)/, ''));
    }),
  );
});
