import { expect } from '@playwright/test';
import { formatMoney, formatWholeNumber } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

test(
  'names what is missing, what cannot be read and the months on offer, and takes the reader to the first fault',
  { tag: '@main' },
  async ({ page }) => {
    const words = textsIn('pl');
    const screen = new CalculatorScreen(page, words);
    await screen.open('/?lang=pl');
    await screen.activeUsers.fill('12abc');
    await screen.months.fill('13');
    await screen.submit.click();

    await expect(page.getByText(words('validation.employees.required'))).toBeVisible();
    await expect(page.getByText(words('validation.positiveInteger'))).toBeVisible();
    await expect(page.getByText(words('validation.months.range'))).toBeVisible();
    await expect(screen.employees).toBeFocused();
    await expect(screen.activeUsers).toHaveValue('12abc');
    await expect(screen.result).toBeHidden();

    // 1200 users are in the tier of 29 000 PLN; one user would be in that of 3 000.
    await screen.calculate({ employees: '10 000', activeUsers: '1 200', months: '3' });
    await expect(screen.activeUsers).toHaveValue(formatWholeNumber(1200, 'pl'));
    await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(97_000, 'PLN', 'pl'));
  },
);

test('remarks on unlikely numbers do not keep them from being priced', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.fill({ employees: '100', activeUsers: '130', months: '6' });
  await expect(page.getByText(words('calculator.form.moreThanEmployees'))).toBeVisible();
  await expect(page.getByText(words('calculator.form.unrealistic', { share: '35%' }))).toBeVisible();

  await screen.submit.click();
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(38_800, 'PLN', 'en'));
});
