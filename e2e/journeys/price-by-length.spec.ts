import { expect, test, type Locator } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { currentPriceBook, enterpriseLengths } from '@programme/pricing';
import { CalculatorScreen } from '../support/calculator.js';
import { textsIn } from '../support/texts.js';

test('a chart and a table show the price of every length, and a longer one that costs less is named', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('x-charts') && scripts.push(request.url()));
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '11' });
  await expect(screen.result).toContainText('12 months cost less than 11');
  expect(scripts).toEqual([]);

  await screen.result.getByRole('button', { name: words('priceChart.show') }).click();
  await expect(
    screen.result
      .getByRole('figure', { name: words('priceChart.label') })
      .locator('svg')
      .first(),
  ).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  const rows = screen.result.getByRole('table').locator('tbody tr');
  const lengths = enterpriseLengths(currentPriceBook, { currency: 'PLN', activeUsers: 130 });
  await expect(rows).toHaveCount(lengths.length);
  for (const [index, length] of lengths.entries()) {
    await expect(rows.nth(index)).toContainText(formatMoney(length.finalTotal, 'PLN', 'en'));
    await expect(rows.nth(index)).toContainText(formatMoney(length.monthlyPayment, 'PLN', 'en'));
  }
  await expect(rows.nth(10)).toHaveAttribute('aria-current', 'true');
});

test('the name of the chosen length stands above the lines of the chart (issue 15.23)', async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '12' });
  await screen.result.getByRole('button', { name: words('priceChart.show') }).click();
  const chart = screen.result.getByRole('figure', { name: words('priceChart.label') });
  const edges = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  const name = await edges(chart.getByText(words('priceChart.chosen')));
  const line = await edges(chart.locator('.MuiChartsReferenceLine-line'));
  expect(name.bottom).toBeLessThan(line.top);
});

test('without the chart the numbers are still there', async ({ page }) => {
  await page.route(/x-charts/, (route) => route.abort());
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await screen.result.getByRole('button', { name: words('priceChart.show') }).click();
  await expect(screen.result.getByText(words('priceChart.failed'))).toBeVisible();
  await expect(screen.result.getByRole('table').locator('tbody tr')).toHaveCount(12);
});
