import { expect } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

for (const path of ['/', '/2025']) {
  test(
    `a link copied from ${path} opens the same result elsewhere`,
    { tag: path === '/2025' ? '@main' : [] },
    async ({ page, context, browser }) => {
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
    },
  );
}

test('a link carries the users of each month', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await page.goto('/?employed_2025=1000&au_2025=50&am_2025=3&au_by_month=40-60-110');
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(25_000, 'PLN', 'en'));
  await expect(screen.result.getByRole('table').locator('tbody tr')).toHaveCount(3);
});

test('nonsense in a link is ignored', async ({ page }) => {
  const screen = new CalculatorScreen(page, textsIn('en'));
  await screen.open('/?employed_2025=1000&am_2025=3&au_2025=12abc');
  await expect(page.getByText('Your price will appear here')).toBeVisible();
  await expect(screen.activeUsers).toHaveValue('');
});

const shared = 'employed_2025=1200&au_2025=130&am_2025=6';

test('Back, across a change of currency, shows the calculation in its own', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logs')) logged.push((request.postDataJSON() as { currency: string }).currency);
  });
  await screen.open(`/?currency=EUR&${shared}`);
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(9195, 'EUR', 'en'));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('shell.navigation.pricing') })
    .click();
  await page.getByRole('button', { name: 'Currency: EUR' }).click();
  await page.getByRole('menuitemradio', { name: 'PLN' }).click();
  await expect(page.getByRole('button', { name: 'Currency: PLN' })).toBeVisible();
  await page.goBack();
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(formatMoney(9195, 'EUR', 'en'));
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
  expect(logged).toEqual(['EUR']);
});

test('what was typed is there after Back and after a reload', { tag: '@main' }, async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|did not fit/i.test(message.text())) faults.push(message.text());
  });
  await screen.open();
  await page.getByLabel(words('calculator.form.company')).fill('Acme');
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  const total = await screen.amount(words('calculator.result.total')).innerText();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('shell.navigation.pricing') })
    .click();
  await expect(screen.submit).toBeHidden();
  await page.goBack();
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(total);
  expect(page.url()).not.toContain('Acme');

  await page.reload();
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(total);
  await expect(page.getByLabel(words('calculator.form.company'))).toHaveValue('Acme');
  await expect(screen.employees).toHaveValue('1,200');
  expect(faults).toEqual([]);
});
