import { expect } from '@playwright/test';
import { test } from '../support/journey-test.js';
import { textsIn } from '../support/texts.js';

const submitIn = (language: 'en' | 'pl' | 'es') => textsIn(language)('calculator.form.submit');

test('language and currency survive a reload', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: submitIn('es') })).toBeVisible();
  await page.getByRole('button', { name: 'Moneda: PLN' }).click();
  await page.getByRole('menuitemradio', { name: 'MXN' }).click();
  await expect(page).toHaveURL(/lang=es&currency=MXN/);

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Moneda: MXN' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test(
  'a theme survives a reload and is there before any script; a menu closes on a click outside of it',
  { tag: '@main' },
  async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/');
    const light = await ground();
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'As on this device' })).toBeChecked();
    await page.mouse.click(600, 600);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(ground).not.toBe(light);

    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'load' });
    expect(await ground()).not.toBe(light);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test('an address says language and currency, and its parameters beat its path', async ({ page }) => {
  await page.goto('/EUR?currency=USD&lang=pl');
  await expect(page.getByRole('button', { name: submitIn('pl') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waluta: USD' })).toBeVisible();
  await expect(page).toHaveTitle(textsIn('pl')('shell.title'));
});

test('a landing leaves no step in the history', async ({ page }) => {
  await page.goto('/EUR');
  await page.goto('/pl');
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/EUR$/);
});

test('nonsense in local storage counts as nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', '{"broken"');
    localStorage.setItem('currency', 'constructor');
    localStorage.setItem('savedCalculations', 'not json');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Currency: PLN' })).toBeVisible();
  await expect(page.getByRole('button', { name: submitIn('en') })).toBeVisible();
});

test('blocked local storage costs only the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/USD?lang=pl');
  await expect(page.getByRole('button', { name: submitIn('pl') })).toBeVisible();
  await page.getByRole('button', { name: 'Waluta: USD' }).click();
  await page.getByRole('menuitemradio', { name: 'EUR' }).click();
  await expect(page.getByRole('button', { name: 'Waluta: EUR' })).toBeVisible();
});

test('an unknown address shows the 404 page inside the frame', async ({ page }) => {
  await page.goto('/no/such/page?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
