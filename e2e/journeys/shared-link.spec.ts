import { expect, test } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

for (const path of ['/', '/2025', '/2026-admin']) {
  test(`a link copied from ${path} opens the same result elsewhere`, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const words = textsIn('es');
    const screen = new CalculatorScreen(page, words);
    await screen.open(`${path}?lang=es&currency=USD`);
    await page.getByLabel(words('calculator.form.company')).fill('Secret Company');
    await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
    const total = await screen.amount(words('calculator.result.total')).innerText();
    await screen.result.getByRole('button', { name: words('share.copy') }).click();
    await expect(page.getByRole('status').filter({ hasText: words('share.copied.title') })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toContain('Secret');

    const elsewhere = await browser.newPage({ baseURL: product.url });
    const opened = new CalculatorScreen(elsewhere, words);
    await elsewhere.goto(link);
    await expect(opened.amount(words('calculator.result.total'))).toHaveText(total);
    await elsewhere.close();
  });
}

test('a link carries the users of each month', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await page.goto('/?employed_2025=1000&au_2025=50&am_2025=3&au_by_month=40-60-110');
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(25_000, 'PLN', 'en'));
  await expect(screen.result.getByRole('table').locator('tbody tr')).toHaveCount(3);
});

for (const nonsense of ['au_2025=12abc', 'au_2025=-1', 'employed_2025=1e9&am_2025=99', 'au_by_month=1-x-3']) {
  test(`nonsense in a link (${nonsense}) is ignored`, async ({ page }) => {
    const screen = new CalculatorScreen(page, textsIn('en'));
    await screen.open(`/?employed_2025=1000&am_2025=3&${nonsense}`);
    await expect(page.getByText('Your price will appear here')).toBeVisible();
    await expect(screen.activeUsers).toHaveValue('');
  });
}
