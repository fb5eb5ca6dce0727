import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { openDatabase } from '../support/product-database.js';
import { textsIn } from '../support/texts.js';

/** Breaks the arithmetic that the engine rests on, as only a broken browser could. */
const breakArithmetic = (page: Page) =>
  page.evaluate(() => {
    window.BigInt = (() => {
      throw new TypeError('Out of order');
    }) as unknown as BigIntConstructor;
  });

test('prices as the public calculator, logs in its own shape, and scrolls to the comparison', async ({ page }) => {
  const company = `Acme ${crypto.randomUUID()}`;
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open('/2026-admin/EUR');
  await expect(page.getByText(words('calculator2026Admin.empty.title'))).toBeVisible();
  await page.getByLabel(words('calculator.form.company')).fill(company);
  const logged = page.waitForResponse('**/api/logs');
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(9195, 'EUR', 'en'));
  const answer = await logged;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataJSON()).toMatchObject({
    calculator: '2026-admin',
    company,
    employees: 1200,
    months: 6,
    totalPrice: 9195,
  });

  const database = openDatabase();
  const row = database.prepare('SELECT * FROM api_logs WHERE company_name = ?').get(company);
  database.close();
  expect(row).toMatchObject({
    calculator: '2026-admin',
    currency: 'EUR',
    employees_count: 1200,
    active_users: 130,
    months_count: 6,
  });

  await screen.save();
  await expect(screen.comparison.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedCalculations2026Admin'))).toContain('9195');
  expect(await page.evaluate(() => localStorage.getItem('savedCalculations'))).toBeNull();
});

test('a failure shows a translated message in a banner and says so in a toast', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open('/2026-admin');
  await screen.fill({ employees: '1200', activeUsers: '130', months: '6' });
  await breakArithmetic(page);
  await screen.submit.click();
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(
    page.getByRole('status').filter({ hasText: 'Failed to calculate price. Please try again.' }),
  ).toBeVisible();
  await expect(screen.activeUsers).toHaveValue('130');
});

test('the public calculator shows its own sentence for a failure', async ({ page }) => {
  const words = textsIn('pl');
  const screen = new CalculatorScreen(page, words);
  await screen.open('/?lang=pl');
  await screen.fill({ employees: '1200', activeUsers: '130', months: '6' });
  await breakArithmetic(page);
  await screen.submit.click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText(words('calculator_error_message'));
  await banner.getByRole('button', { name: words('calculator.close') }).click();
  await expect(banner).toBeHidden();
});
