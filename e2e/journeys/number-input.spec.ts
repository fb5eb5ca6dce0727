import { expect, test } from '@playwright/test';
import { formatMoney, formatWholeNumber } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { textsIn } from '../support/texts.js';

const written = [
  { language: 'en', typed: '1,200' },
  { language: 'pl', typed: '1 200' },
  { language: 'es', typed: '1.200' },
  { language: 'en', typed: '1 200' },
] as const;

for (const { language, typed } of written) {
  test(`"${typed}" is twelve hundred in ${language}`, async ({ page }) => {
    const words = textsIn(language);
    const screen = new CalculatorScreen(page, words);
    await screen.open(`/?lang=${language}`);
    await screen.calculate({ employees: '10 000', activeUsers: typed, months: '3' });

    await expect(screen.activeUsers).toHaveValue(formatWholeNumber(1200, language));
    // 1200 users are in the tier of 29 000 PLN; one user would be in that of 3 000.
    await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(97_000, 'PLN', language));
  });
}

for (const typed of ['12abc', '2.5', '-3', '0']) {
  test(`"${typed}" is refused and stays as typed`, async ({ page }) => {
    const words = textsIn('en');
    const screen = new CalculatorScreen(page, words);
    await screen.open();
    await screen.fill({ employees: '1000', activeUsers: typed, months: '6' });
    await screen.submit.click();

    await expect(page.getByText(words('validation.positiveInteger'))).toBeVisible();
    await expect(screen.activeUsers).toHaveValue(typed);
    await expect(screen.activeUsers).toBeFocused();
    await expect(screen.result).toBeHidden();
  });
}

test(
  'names what is missing, the months on offer, and takes the reader to the first fault',
  { tag: '@main' },
  async ({ page }) => {
    const words = textsIn('pl');
    const screen = new CalculatorScreen(page, words);
    await screen.open('/?lang=pl');
    await screen.months.fill('13');
    await screen.submit.click();

    await expect(page.getByText(words('validation.employees.required'))).toBeVisible();
    await expect(page.getByText(words('validation.activeUsers.required'))).toBeVisible();
    await expect(page.getByText(words('validation.months.range'))).toBeVisible();
    await expect(screen.employees).toBeFocused();
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
