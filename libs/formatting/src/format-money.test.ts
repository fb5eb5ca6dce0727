import fc from 'fast-check';
import { languages, type Language } from '@programme/i18n';
import { currencies, type Currency } from '@programme/pricing';
import { formatMoney, noValue } from './index.js';

/** `_` stands for the non-breaking space, so that a table row shows where one is and where none is. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

test.each<[number, Currency, Language, string, string]>([
  [1234, 'PLN', 'pl', '1_234,00_zł', '1_234_zł'],
  [1234, 'PLN', 'es', '1.234,00_zł', '1.234_zł'],
  [1234, 'PLN', 'en', '1,234.00_zł', '1,234_zł'],
  [1234.5, 'EUR', 'pl', '1_234,50_€', '1_234,50_€'],
  [1234.5, 'EUR', 'es', '1.234,50_€', '1.234,50_€'],
  [1234.5, 'EUR', 'en', '€1,234.50', '€1,234.50'],
  [18.49, 'USD', 'pl', '18,49_$', '18,49_$'],
  [18.49, 'USD', 'es', '18,49_$', '18,49_$'],
  [18.49, 'USD', 'en', '$18.49', '$18.49'],
  [39_900, 'MXN', 'pl', '39_900,00_MXN', '39_900_MXN'],
  [39_900, 'MXN', 'es', '39.900,00_MXN', '39.900_MXN'],
  [39_900, 'MXN', 'en', 'MXN_39,900.00', 'MXN_39,900'],
  [1_132_560, 'MXN', 'en', 'MXN_1,132,560.00', 'MXN_1,132,560'],
  [0, 'EUR', 'en', '€0.00', '€0.00'],
  [-9000, 'PLN', 'pl', '−9_000,00_zł', '−9_000_zł'],
  [-9000, 'EUR', 'en', '−€9,000.00', '−€9,000.00'],
  [-9000, 'MXN', 'en', '−MXN_9,000.00', '−MXN_9,000'],
  [-0.4, 'PLN', 'en', '−0.40_zł', '0_zł'],
  [2.5, 'PLN', 'en', '2.50_zł', '3_zł'],
  [-2.5, 'PLN', 'en', '−2.50_zł', '−2_zł'],
])('%d %s in %s is %s, on display %s', (amount, currency, language, exact, display) => {
  expect(visible(formatMoney(amount, currency, language))).toBe(exact);
  expect(visible(formatMoney(amount, currency, language, { precision: 'exact' }))).toBe(exact);
  expect(visible(formatMoney(amount, currency, language, { precision: 'display' }))).toBe(display);
});

test.each([NaN, Infinity, -Infinity])('%d shows as a dash', (amount) => {
  expect(formatMoney(amount, 'PLN', 'en')).toBe(noValue);
});

test('an amount never breaks across lines, and keeps all its digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom(...currencies),
      fc.constantFrom(...languages),
      (units, currency, language) => {
        const text = formatMoney(units / 100, currency, language);
        expect(text).not.toMatch(/[ \t\n-]/);
        expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(units));
        expect(text.startsWith('−')).toBe(units < 0);
      },
    ),
  );
});

test.each([
  [100, 'PLN', '100_zł'],
  [99.99, 'PLN', '99,99_zł'],
  [0.5, 'MXN', '0,50_MXN'],
  [100, 'EUR', '100,00_€'],
] as const)('the typed amount %p in %s is written %p, and rounded by nobody', (amount, currency, written) => {
  expect(visible(formatMoney(amount, currency, 'pl', { precision: 'typed' }))).toBe(written);
});
