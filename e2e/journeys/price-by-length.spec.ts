import { expect, test } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { firstPriceBook, enterpriseLengths } from '@programme/pricing';
import { CalculatorScreen } from '../support/calculator.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');
const lengths = enterpriseLengths(firstPriceBook, { currency: 'PLN', activeUsers: 130 });
const money = (amount: number) => formatMoney(amount, 'PLN', 'en');

test('a longer contract that costs less is named and chosen with one click', async ({ page }) => {
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '11' });
  await expect(page.getByRole('heading', { name: '12 months cost less than 11' })).toBeVisible();
  await page.getByRole('button', { name: words('priceChart.longer.choose', { count: 12 }) }).click();
  await expect(screen.months).toHaveValue('12');
  await expect(page.getByRole('region', { name: words('calculator.estimate') })).toContainText(
    money(lengths.at(-1)?.finalTotal ?? 0),
  );
});

test('the chart and its table show every length, and arrow keys choose one', async ({ page }) => {
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  const chart = page.getByRole('group', { name: words('priceChart.label') });
  const choices = chart.getByRole('radio');
  await expect(choices).toHaveCount(lengths.length);
  for (const [index, { months, finalTotal, monthlyPayment }] of lengths.entries()) {
    const values = { total: money(finalTotal), monthly: money(monthlyPayment) };
    await expect(choices.nth(index)).toHaveAccessibleName(words('priceChart.value', { count: months, ...values }));
  }
  await expect(choices.nth(5)).toBeChecked();

  await page.getByText(words('priceChart.table')).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(lengths.length);
  for (const [index, { finalTotal, monthlyPayment }] of lengths.entries()) {
    await expect(rows.nth(index)).toContainText(money(finalTotal));
    await expect(rows.nth(index)).toContainText(money(monthlyPayment));
  }
  await expect(rows.nth(5)).toHaveAttribute('aria-current', 'true');

  await choices.nth(5).focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.months).toHaveValue('7');
  await expect(choices.nth(6)).toBeChecked();
});

test('a contract length is chosen from all of them, and a share of employees sets the active users', async ({
  page,
}) => {
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.employees.fill('500');
  const share = page.getByRole('slider', { name: words('calculator.form.participation') });
  await share.fill('26');
  await expect(screen.activeUsers).toHaveValue('130');
  const group = page.getByRole('group', { name: words('calculator.form.months.choice') });
  await group.getByText('6', { exact: true }).click();
  await expect(screen.months).toHaveValue('6');
  await expect(page.getByRole('region', { name: words('calculator.estimate') }).getByRole('status')).toContainText(
    money(38_800),
  );
  await screen.activeUsers.fill('250');
  await expect(share).toHaveValue('50');
});
