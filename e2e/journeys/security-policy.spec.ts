import { expect, type Page } from '@playwright/test';
import type { NewQuote } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import { CalculatorScreen } from '../support/calculator.js';
import { complaintsOf, nowhere } from '../support/complaints.js';
import { giveCode, lookAtChart } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';
import { Portal } from '../support/portal.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function walkAsVisitor(page: Page, language: Language): Promise<void> {
  const words = textsIn(language);
  const screen = new CalculatorScreen(page, words);
  await screen.open(`/${language}`);
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await screen.save();
  await expect(screen.saved).not.toHaveCount(0);
  await screen.open(`/2026-admin?lang=${language}`);
  await screen.calculate({ employees: '1000', activeUsers: '130', months: '11' });
  await expect(page.getByRole('group', { name: words('priceChart.label') })).toBeVisible();
  await screen.open(`/2025?lang=${language}`);
  await screen.calculate({ employees: '1000', activeUsers: '40', months: '6' });
  for (const path of ['/comfort', '/pricing-enterprise', '/discounts', '/enterprise-list', '/2025/EUR', '/PLN']) {
    await page.goto(`${path}?lang=${language}`);
    await expect(heading(page)).toBeVisible();
  }
  await page.goto(`${nowhere}?lang=${language}`);
  await expect(page.getByRole('heading', { name: words('shell.notFound.title') })).toBeVisible();
  await page.goto(`/auth?lang=${language}`);
  await expect(page.getByLabel(words('auth.username'))).toBeVisible();
}

async function walkAsClient(page: Page, language: Language, { path, code }: { path: string; code: string }) {
  await page.goto(`${path}?lang=${language}`);
  await giveCode(page, 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await giveCode(page, code);
  await expect(page.getByRole('article')).toBeVisible();
  await lookAtChart(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: textsIn(language)('offer.pdf') }).click(),
  ]);
  expect(await download.failure()).toBeNull();
}

async function walkAsAdmin(page: Page, language: Language, client: string): Promise<void> {
  const words = textsIn(language);
  await page.goto(`/auth?lang=${language}`);
  // Shown in the language, it is also remembered for the pages that follow.
  await expect(page.getByLabel(words('auth.username'))).toBeVisible();
  await new Portal(page, words).logIn(product.admin);
  await expect(page).toHaveURL(/\/admin$/);
  for (const tab of ['content', 'logs', 'users', 'creators', 'slack'] as const) {
    await page.getByRole('tab', { name: words(`admin.tab.${tab}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${tab}`));
    await expect(page.getByRole('tabpanel').getByRole('progressbar')).toHaveCount(0);
  }
  // Looked for by its client: journeys beside this one may have filled the first page with newer offers.
  await page.goto(`/offers?lang=${language}&q=${encodeURIComponent(client)}`);
  const more = page.getByRole('button', { name: words('offers.more.of', { client: isolated(client) }) });
  for (const entry of ['offers.analytics', 'offers.history'] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: words(entry) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: words('offers.edit.of', { client: isolated(client) }) }).click();
  await expect(page.getByLabel(words('wizard.client'))).toHaveValue(client);
  await page.getByRole('button', { name: words('wizard.continue') }).click();
  await page.getByRole('button', { name: words('quote.add') }).click();
  await expect(page.getByLabel(words('quote.months'), { exact: true })).toBeVisible();
}

const quotes: NewQuote[] = [
  { packageType: 'both', activeUsers: 4000, monthsCount: 12 },
  { packageType: 'enterprise', activeUsers: 60, monthsCount: 3 },
];

test('no screen breaks the content security policy or logs an error', async ({ browser, maker, baseURL }) => {
  const language = 'en';
  const base = baseURL === undefined ? {} : { baseURL };
  const client = `Policy ${crypto.randomUUID().slice(0, 8)}`;
  const offer = await maker.make({ clientName: client, quotes });

  const visitor = await (await browser.newContext(base)).newPage();
  const ofVisitor = await complaintsOf(visitor);
  await walkAsVisitor(visitor, language);
  await walkAsClient(visitor, language, offer);
  expect(ofVisitor).toEqual([]);

  const admin = await (await browser.newContext(base)).newPage();
  const ofAdmin = await complaintsOf(admin);
  await walkAsAdmin(admin, language, client);
  expect(ofAdmin).toEqual([]);
  await Promise.all([visitor.context().close(), admin.context().close()]);
});

test('what would break the policy is noticed by these tests, and stopped', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  await expect.poll(() => complaints.join('\n')).toMatch(/script-src-elem forbids inline/);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
