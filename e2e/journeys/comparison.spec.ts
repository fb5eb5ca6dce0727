import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('savedCalculations') ?? 'null') as unknown[] | null);

async function withSaved(page: Page, months: readonly string[]) {
  const screen = new CalculatorScreen(page, textsIn('en'));
  await screen.open();
  for (const length of months) {
    await screen.calculate({ employees: '1000', activeUsers: '130', months: length });
    await screen.save();
  }
  return screen;
}

test('saved calculations stand in columns of one width, are stored, and can be removed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const screen = await withSaved(page, ['3', '6', '12']);
  await expect(screen.saved).toHaveCount(3);
  const widths = await screen.saved.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  const total = screen.comparison.getByRole('row', { name: /^Total value/ }).getByRole('cell');
  await expect(total.nth(1)).toContainText(formatMoney(38_800, 'PLN', 'en'));
  const difference = screen.comparison.getByRole('row', { name: /^Difference to the first/ }).getByRole('cell');
  await expect(difference.nth(1)).toContainText(/^[+−-]/);
  await expect.poll(() => stored(page)).toHaveLength(3);

  await page.getByRole('button', { name: 'Remove calculation 2' }).click();
  await expect(screen.saved).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove calculation 3' })).toBeFocused();
  await expect(screen.comparison).not.toContainText(formatMoney(38_800, 'PLN', 'en'));
  await expect.poll(() => stored(page)).toHaveLength(2);
});

test('on a phone the table scrolls in its own box, by keyboard too, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const screen = await withSaved(page, ['3', '6', '12']);
  await expect(page.getByText('Scroll sideways to see all columns.')).toBeVisible();
  const box = page.getByRole('region', { name: 'Saved calculations' });
  const head = screen.comparison.getByRole('rowheader', { name: 'Total value' });
  const widthOf = async (locator: typeof box) => (await locator.boundingBox())?.width ?? 0;
  expect(await widthOf(head)).toBeLessThanOrEqual(0.4 * (await widthOf(box)));
  const left = async () => Math.round((await head.boundingBox())?.x ?? -1);
  const before = await left();
  await box.focus();
  await page.keyboard.press('End');
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test(
  'one link opens all saved calculations, in another browser too',
  { tag: '@main' },
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withSaved(page, ['3', '6']);
    await page.getByRole('button', { name: 'Copy one link for all' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await browser.newPage();
    const screen = new CalculatorScreen(other, textsIn('en'));
    await screen.open(`${link}&saved=nonsense`);
    await expect(screen.saved).toHaveCount(2);
    await expect(screen.comparison).toContainText(formatMoney(38_800, 'PLN', 'en'));
    await expect(other.getByText('1 calculation of the link could not be opened and is left out.')).toBeVisible();
    await other.getByRole('button', { name: 'Restore inputs of calculation 2' }).click();
    await expect(screen.months).toHaveValue('6');
    await other.close();
  },
);

test('a reload begins with an empty list', async ({ page }) => {
  const screen = await withSaved(page, ['3']);
  await page.reload();
  await expect(screen.submit).toBeVisible();
  await expect(page.getByText('Save a calculation to compare')).toBeVisible();
  // The page is shown before the scripts that forget the list.
  await expect.poll(() => stored(page)).toBeNull();
});

test('a toast says so, holds one message, and goes by itself', async ({ page }) => {
  const screen = await withSaved(page, ['3']);
  const toast = page.getByRole('status').filter({ hasText: 'Calculation saved' });
  await expect(toast).toHaveCount(1);
  await screen.save();
  await expect(toast).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
});

test(
  'printing prints the comparison as a table under its own title, without the frame',
  { tag: '@main' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const printed: string[] = [];
      Object.assign(window, { printed, print: () => printed.push(document.title) });
    });
    await withSaved(page, ['3', '6']);
    await page.getByRole('button', { name: 'Print comparison' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { printed: string[] }).printed))
      .toEqual(['Comparison results']);
    await expect(page).toHaveTitle(/Activity Programme/);
    const day = page.getByText(/^Prices as of \w+ \d+, \d{4}$/);
    await expect(day).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(day).toBeVisible();
    await expect(page.getByRole('banner').getByText('Activity Programme')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^localhost:\d+\/$/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprise price calculator 2026' })).toBeVisible();
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove calculation 1' })).toBeHidden();
    const columns = page.getByRole('table').getByRole('columnheader');
    await expect(columns).toHaveText(['Calculation 1', 'Calculation 2']);
    const row = page.getByRole('row', { name: /^Total value/ });
    await expect(row).toContainText(formatMoney(38_800, 'PLN', 'en'));
  },
);

test('the browser itself prints the result while nothing is saved, and never an outdated one', async ({ page }) => {
  const screen = new CalculatorScreen(page, textsIn('en'));
  await screen.open();
  await screen.calculate({ employees: '1000', activeUsers: '130', months: '6' });
  await page.emulateMedia({ media: 'print' });
  await expect(screen.result).toBeVisible();
  await expect(screen.result).toContainText(formatMoney(38_800, 'PLN', 'en'));
  await expect(screen.result.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('form')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await screen.save();
  await page.emulateMedia({ media: 'print' });
  await expect(screen.result).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Remove calculation 1' }).click();
  await screen.activeUsers.fill('');
  await expect(page.getByRole('heading', { name: 'Outdated price' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Outdated price' })).toBeHidden();
});

test('printing with nothing saved explains what to do', async ({ page }) => {
  const screen = new CalculatorScreen(page, textsIn('en'));
  await screen.open();
  await page.getByRole('button', { name: 'Print comparison' }).click();
  const dialog = page.getByRole('dialog', { name: 'No Comparisons' });
  await expect(dialog).toContainText('Please add at least one calculation to comparison before printing.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('changing the currency clears the result and keeps the saved calculation in its own', async ({ page }) => {
  const screen = await withSaved(page, ['6']);
  await page.getByRole('button', { name: 'Currency: PLN' }).click();
  await page.getByRole('menuitemradio', { name: 'EUR' }).click();
  await expect(screen.result).toBeHidden();
  await expect(screen.comparison).toContainText(formatMoney(38_800, 'PLN', 'en'));
});
