import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { sheet } from '../support/fake-price-sheet-contract.js';
import { test } from '../support/journey-test.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

test.use({ baseURL: product.withSheet.url });

const anyEmployees = '1200';
const money = (amount: number) => formatMoney(amount, 'PLN', 'en');

async function open(page: Page, path = '/2025') {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open(path);
  return { screen, words };
}

test('shows what the sheet answers, and the discount only beyond three months', async ({ page }) => {
  const { screen, words } = await open(page);
  for (const months of [3, 6]) {
    await screen.calculate({ employees: anyEmployees, activeUsers: '130', months: String(months) });
    const price = sheet.priceOf(months);
    await expect(screen.amount(words('calculator.result.total'))).toHaveText(money(price.value2025));
    await expect(screen.amount(words('calculator.result.startup'))).toHaveText(money(price.startFee2025));
    await expect(screen.result.getByRole('status')).toContainText(money(990));
    await expect(screen.amount(words('calculator2025.discount'))).toHaveCount(months > 3 ? 1 : 0);
  }
  await screen.save();
  await expect(screen.comparison).toContainText(money(sheet.priceOf(6).value2025));
});

test('the chart shows what the sheet answers for every contract length, and choosing one estimates it', async ({
  page,
}) => {
  const { screen, words } = await open(page);
  await screen.calculate({ employees: anyEmployees, activeUsers: '130', months: '6' });
  const chart = page.getByRole('group', { name: words('priceChart.label') });
  await expect(chart.getByRole('radio')).toHaveCount(12);
  await chart.getByRole('radio', { checked: true }).press('ArrowRight');
  const { value2025 } = sheet.priceOf(7);
  await expect(page.getByRole('region', { name: words('calculator.estimate') })).toContainText(money(value2025));
  await expect(chart.getByRole('radio', { checked: true })).toHaveAccessibleName(/^7 /);
});

test('a sheet that answers an error leads to a banner that can be closed, and never to a price', async ({ page }) => {
  const { screen, words } = await open(page);
  await screen.fill({ employees: String(sheet.employees.error), activeUsers: '130', months: '6' });
  await screen.submit.click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText(words('calculator_error_message'));
  await expect(screen.result).toBeHidden();
  await expect(screen.activeUsers).toHaveValue('130');
  await banner.getByRole('button', { name: words('calculator.close') }).click();
  await expect(banner).toBeHidden();
});

test('the 2026 calculator does without a sheet that answers an error', async ({ page }) => {
  const { screen, words } = await open(page, '/');
  await screen.calculate({ employees: String(sheet.employees.error), activeUsers: '130', months: '6' });
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(money(38_800));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a slow answer in another currency never overwrites a later one', async ({ page }) => {
  const { screen, words } = await open(page);
  const slowAnswer = page.waitForResponse((response) => response.url().includes(`=${sheet.employees.slow}`));
  await screen.fill({ employees: String(sheet.employees.slow), activeUsers: '130', months: '12' });
  await screen.submit.click();
  await expect(page.getByRole('button', { name: words('calculator.form.submitting') })).toBeDisabled();

  await page.getByRole('button', { name: 'Currency: PLN' }).click();
  await page.getByRole('menuitemradio', { name: 'EUR' }).click();
  await screen.calculate({ employees: anyEmployees, activeUsers: '130', months: '3' });
  const shown = formatMoney(sheet.priceOf(3).value2025, 'EUR', 'en');
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(shown);
  await slowAnswer;
  await expect(screen.amount(words('calculator.result.total'))).toHaveText(shown);
});

test('inputs that the API refuses are named as the reason', async ({ page }) => {
  const { screen, words } = await open(page);
  // The form lets nothing through that the API refuses, so the request is spoilt on its way to the real API.
  await page.route('**/api/pricing-2025/**', (route) =>
    route.continue({ url: route.request().url().replace('au_2025=130', 'au_2025=0') }),
  );
  await screen.fill({ employees: anyEmployees, activeUsers: '130', months: '6' });
  await screen.submit.click();
  await expect(page.getByRole('alert')).toContainText(words('calculator2025.refused'));
});

test('four cards show the discounts of the later months', async ({ page }) => {
  const { words } = await open(page);
  const cards = page.getByRole('region', { name: words('calculator2025.cards.title') }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(3)).toContainText('−45%');
});
