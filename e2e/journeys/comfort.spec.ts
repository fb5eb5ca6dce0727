import { expect } from '@playwright/test';
import { formatMoney } from '@programme/formatting';
import { comfortSummary, firstPriceBook, type Currency } from '@programme/pricing';
import { ComfortScreen } from '../support/comfort.js';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

const priced = (currency: Currency, months = 3) =>
  comfortSummary(firstPriceBook, {
    currency,
    seats: { method: 'automatic', companySize: 100, participation: 30 },
    plan: { type: 'pack', months },
    addOns: {},
    autoTopUp: true,
  });

test('a currency in the path, and a change of it, keep the plan and price it anew', async ({ page }) => {
  const words = textsIn('en');
  const screen = new ComfortScreen(page, words);
  await page.goto('/comfort/EUR');
  await page.getByRole('radio', { name: words('comfort.plan.months', { count: 12 }) }).check();
  const money = (currency: Currency) =>
    formatMoney(priced(currency, 12).totalCost, currency, 'en', { precision: 'display' });
  await expect(screen.figures).toContainText(money('EUR'));

  await page.getByRole('button', { name: words('shell.currency', { currency: 'EUR' }) }).click();
  await page.getByRole('menuitemradio', { name: 'MXN' }).click();
  await expect(screen.figures).toContainText(money('MXN'));
  await expect(page.getByRole('radio', { name: words('comfort.plan.months', { count: 12 }) })).toBeChecked();
});

test('the slider is moved with the keyboard alone', async ({ page }) => {
  const words = textsIn('en');
  const screen = new ComfortScreen(page, words);
  await screen.open('lang=en&currency=PLN');
  await screen.companySize.focus();
  await page.keyboard.press('Tab');
  await expect(screen.slider).toBeFocused();
  for (const [key, value] of [
    ['ArrowRight', '35%'],
    ['End', '60%'],
    ['ArrowRight', '60%'],
    ['Home', '10%'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(screen.slider).toHaveAttribute('aria-valuetext', value);
  }
  await expect(screen.summary).toContainText(words('comfort.seats.count', { count: 10, formatted: '10' }));
});

test('a copied link shows the same summary', { tag: '@main' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = textsIn('es');
  const screen = new ComfortScreen(page, words);
  await screen.open('lang=es&currency=USD');
  await screen.companySize.fill('1 250');
  await page.getByRole('tab', { name: words('comfort.plan.flex') }).click();
  await page.getByRole('checkbox', { name: words('comfort.addOn.webinar') }).check();
  await screen.summary.getByRole('button', { name: words('share.copy') }).click();
  await expect(screen.summary.getByRole('button', { name: words('share.copied.title') })).toBeVisible();
  const figures = await screen.summary.locator('dl').innerText();

  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(screen.summary.locator('dl')).toHaveText(figures, { useInnerText: true });
});

test('on a phone the price stays at the bottom edge, and leads to the summary', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const words = textsIn('en');
  const screen = new ComfortScreen(page, words);
  await screen.open('lang=en&currency=EUR');
  const total = formatMoney(priced('EUR').totalCost, 'EUR', 'en', { precision: 'display' });
  for (const step of ['comfort.seats.title', 'comfort.addOns.title', 'comfort.examples.title'] as const) {
    await page.getByRole('heading', { name: words(step) }).scrollIntoViewIfNeeded();
    await expect(screen.bar).toBeInViewport({ ratio: 1 });
    await expect(screen.bar).toContainText(total);
  }
  await screen.bar.getByRole('button', { name: words('comfort.bar.see') }).click();
  await expect(page.getByRole('heading', { name: words('comfort.summary.title') })).toBeFocused();
  await expect(page.getByRole('heading', { name: words('comfort.summary.title') })).toBeInViewport();
});

test('beside the steps the summary stays in view, and there is no bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const words = textsIn('en');
  const screen = new ComfortScreen(page, words);
  await screen.open('lang=en&currency=PLN');
  await page.getByRole('switch').scrollIntoViewIfNeeded();
  await expect(screen.figures).toBeInViewport({ ratio: 1 });
  await expect(screen.bar).toBeHidden();
});

test('the largest price is not cut off', async ({ page }) => {
  const screen = new ComfortScreen(page, textsIn('es'));
  for (const width of [360, 768, 1200, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await screen.open('lang=es&currency=MXN&company=1000000&participation=60&pack=12');
    const hidden = await screen.summary.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
  }
});
