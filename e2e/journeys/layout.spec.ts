import { expect, type Locator } from '@playwright/test';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/offer-maker-test.js';
import { Portal } from '../support/portal.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

test('nothing moves while the calculator loads, and a result does not push the form away', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { score: number } = Object.assign(window, { score: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.score += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const screen = new CalculatorScreen(page, textsIn('pl'));
  await screen.open('/pl');
  await page.waitForLoadState('networkidle');
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { score: number }).score)).toBeLessThanOrEqual(0.02);
});

test('navigation moves focus to the heading of the new screen', async ({ page }) => {
  await page.goto('/?lang=en');
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing 2026' })).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Calculator' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/comfort$/);
});

test('from the first page to a price takes twelve presses of keys at most, beyond the digits', async ({ page }) => {
  const screen = new CalculatorScreen(page, textsIn('en'));
  await screen.open();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  // Past the header and the navigation.
  await press('Tab');
  await press('Enter');
  for (const [field, digits] of [
    [screen.employees, '1200'],
    [screen.activeUsers, '130'],
    [screen.months, '6'],
  ] as const) {
    while (!(await field.evaluate((element) => element === document.activeElement)) && presses < 12) await press('Tab');
    await page.keyboard.type(digits);
  }
  await press('Enter');
  await expect(screen.result).toContainText('38,800');
  expect(presses).toBeLessThanOrEqual(12);
});

test('the keyboard alone prices, saves and removes', { tag: '@main' }, async ({ page }) => {
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await screen.employees.focus();
  await page.keyboard.type('1200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('130');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(screen.result).toBeVisible();
  await screen.result.getByRole('button', { name: words('saved.save') }).focus();
  await page.keyboard.press('Enter');
  await expect(screen.saved).toHaveCount(1);
  await page.getByRole('button', { name: words('saved.remove', { number: 1 }) }).focus();
  await page.keyboard.press('Space');
  await expect(screen.saved).toHaveCount(0);
});

test('on a phone the menu opens over the page and closes on navigation', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/?lang=en');
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing-enterprise$/);
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('on the screens of staff the own content begins at most 220 px below the top', async ({ page, maker }) => {
  const words = textsIn('en');
  const offer = await maker.make({ quotes: [{ packageType: 'enterprise', activeUsers: 130, monthsCount: 6 }] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Portal(page, words).logIn(product.admin);
  await expect(page).toHaveURL(/\/admin$/);
  const main = page.getByRole('main');
  const panel = main.getByRole('tabpanel').first();

  /** A field begins with its label. */
  const expectHigh = async (screen: string, first: Locator) => {
    const top = await first.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return Math.min(...[element, ...labels].map((one) => one.getBoundingClientRect().top + scrollY));
    });
    expect(top, screen).toBeLessThanOrEqual(220);
  };
  await expectHigh('overview', panel.getByRole('region').first());
  for (const [path, role] of [
    ['/admin/content', 'searchbox'],
    ['/admin/prices', 'region'],
    ['/admin/logs', 'searchbox'],
    ['/admin/users', 'row'],
    ['/admin/creators', 'row'],
    // Slack is off here, and the page begins by saying so.
    ['/admin/slack', 'note'],
  ] as const) {
    await page.goto(path);
    await expect(panel.getByRole('progressbar')).toHaveCount(0);
    await expectHigh(path, panel.getByRole(role).first());
  }
  await page.goto('/admin/prices');
  await panel.getByRole('region').getByRole('link').first().click();
  await expectHigh('price book', panel.getByRole('tabpanel').getByRole('link', { name: /JSON/ }));
  await page.goto('/account');
  await expectHigh('account', main.getByRole('heading', { level: 2 }).first());
  await page.goto(`/offers/${offer.id}`);
  await expectHigh('offer', main.getByRole('heading', { level: 2 }).first());
  await page.goto('/offers');
  await expectHigh('offers', main.getByRole('searchbox'));
  await page.setViewportSize({ width: 390, height: 800 });
  const firstOffer = await main.getByRole('rowheader').first().boundingBox();
  expect(firstOffer?.y, 'the first offer on a phone').toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('button', { name: words('offers.create') }).click();
  await expectHigh('wizard', main.getByLabel(words('wizard.client')));
  await expect(page.getByRole('heading', { level: 1, name: words('wizard.new') })).toBeVisible();
});
