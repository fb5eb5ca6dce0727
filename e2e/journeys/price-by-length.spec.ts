import { expect } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { firstPriceBook, enterpriseLengths } from '@programme/pricing';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');
const lengths = enterpriseLengths(firstPriceBook, { currency: 'PLN', activeUsers: 130 });
const money = (amount: number) => formatMoney(amount, 'PLN', 'en');

test('a longer contract that costs less is named and chosen with one click', { tag: '@main' }, async ({ page }) => {
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

for (const { width, activeUsers, currency } of [
  { width: 360, activeUsers: 130, currency: 'PLN' },
  { width: 360, activeUsers: 2000, currency: 'MXN' },
  { width: 1280, activeUsers: 2000, currency: 'MXN' },
]) {
  test(`the amounts of the chart lie on no mark and on no other amount, ${width} px, ${activeUsers} people, ${currency}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?lang=en&currency=${currency}&employed_2025=9000&au_2025=${activeUsers}&am_2025=1`);
    const chart = page.getByRole('group', { name: words('priceChart.label') });
    const choices = chart.getByRole('radio');
    for (let months = 1; months <= lengths.length; months += 1) {
      await choices.nth(months - 1).check({ force: true });
      await expect(chart.getByText(words('priceChart.chosen'))).toBeVisible();
      expect(await chart.evaluate(overlaps), `${months} months`).toEqual([]);
    }
  });
}

/** The amounts of a chart that share a place with a bar, a dot or another amount, or reach beyond the chart. */
function overlaps(chart: HTMLElement): string[] {
  const labels = [...chart.querySelectorAll('.label')].filter((label) => label.checkVisibility());
  const others = [...labels, ...chart.querySelectorAll('.bar, .dot')];
  const { left, right } = chart.getBoundingClientRect();
  return labels.flatMap((label) => {
    const box = label.getBoundingClientRect();
    const covered = others.some((other) => {
      const place = other.getBoundingClientRect();
      const beside = place.right <= box.left || place.left >= box.right;
      return other !== label && !beside && place.bottom > box.top + 1 && place.top < box.bottom - 1;
    });
    const beyond = box.left < left || box.right > right + 1;
    return covered || beyond ? [label.textContent ?? ''] : [];
  });
}
