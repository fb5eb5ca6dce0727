import { formatMoney, listTotalBeside } from './index.js';

const display = (currency: 'PLN' | 'EUR') => (amount: number) =>
  formatMoney(amount, currency, 'en', { precision: 'display' }).replaceAll('\u00a0', ' ');

test.each([
  ['lower by what can be seen', 'EUR', 31_275, 34_750, '€34,750.00'],
  ['lower by what rounding hides', 'PLN', 40_131, 40_131.01, null],
  ['the same', 'PLN', 25_000, 25_000, null],
  ['rounded up by a discount of nothing', 'EUR', 630, 629.85, null],
] as const)('Beside a total that is %s stands the right list total', (...row) => {
  const [, currency, total, listTotal, shown] = row;
  expect(listTotalBeside({ total, listTotal }, display(currency))).toBe(shown);
});
