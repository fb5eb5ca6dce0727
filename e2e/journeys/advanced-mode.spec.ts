import { expect } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { isCurrency } from '@programme/pricing';
import golden from '@programme/pricing/golden.json' with { type: 'json' };
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

test('prices a different number of active users each month', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  for (const { currency, perMonth, expect: price } of golden.advanced) {
    if (!isCurrency(currency)) throw new Error(currency);
    await screen.open(`/?currency=${currency}`);
    await screen.fill({ employees: '100000', activeUsers: '50', months: String(perMonth.length) });
    await page.getByRole('switch', { name: words('calculator.form.advanced') }).click();
    for (const [index, users] of perMonth.entries()) {
      const month = page.getByLabel(words('calculator.form.advanced.month', { month: index + 1 }), { exact: true });
      await expect(month).toHaveValue('50');
      await month.fill(String(users));
    }
    await screen.submit.click();

    const money = (amount: number) => formatMoney(amount, currency, 'en');
    await expect(screen.amount(words('calculator.result.total'))).toHaveText(money(price.finalTotal));
    await expect(screen.result.getByRole('status')).toContainText(money(price.monthlyPayment));
    await expect(screen.result.getByRole('table').locator('tbody tr')).toHaveCount(perMonth.length);
  }
});

test('asks for twelve months of fifty users while the form does not say', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await page.getByRole('switch', { name: words('calculator.form.advanced') }).click();
  const months = page.getByLabel(/^Month \d+$/);
  await expect(months).toHaveCount(12);
  await expect(months.last()).toHaveValue('50');
});
