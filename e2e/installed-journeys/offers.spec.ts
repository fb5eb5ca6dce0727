import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiPaths, limits, type NewQuote } from '@programme/contracts';
import { comfortAmounts, enterpriseAmounts, randomQuotes } from '@programme/contracts/expected-offers';
import { formatMoney, isolated } from '@programme/formatting';
import type { Currency } from '@programme/pricing';
import { CalculatorScreen } from '../support/calculator.js';
import { deliveredMessages } from '../support/chat-messages.js';
import { installOf } from '../support/installs.js';
import { test } from '../support/journey-test.js';
import { Portal } from '../support/portal.js';
import { printedPassword } from '../support/printed-password.js';
import { randomRuns } from '../support/random-runs.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');
const creator = 'Łukasz Dąbrowski';
const chatUser = 'U0LUKASZ';

async function logIn(page: Page, baseURL: string | undefined): Promise<void> {
  await new Portal(page, words).logIn({ username: 'admin', password: printedPassword(installOf(baseURL)) });
  await expect(page).toHaveURL(/\/admin$/);
}

/** As the page's own calls, which say where they come from. */
const post = async (request: APIRequestContext, path: string, data: object) =>
  request.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });

const money = (amount: number, currency: Currency) => formatMoney(amount, currency, 'en', { precision: 'display' });

/** What each package of a quote comes to, in the order in which the product lists them. */
const totalsOf = (quote: NewQuote, currency: Currency): string[] => [
  ...(quote.packageType === 'comfort' ? [] : [money(enterpriseAmounts(quote, currency).discounted, currency)]),
  ...(quote.packageType === 'enterprise' ? [] : [money(comfortAmounts(quote, currency).discounted, currency)]),
];

const enterprise: NewQuote = {
  packageType: 'enterprise',
  activeUsers: 130,
  monthsCount: 6,
  discountType: 'percentage',
  discountValue: 10,
};
const comfort: NewQuote = { packageType: 'comfort', employeesCount: 42, monthsCount: 4 };
const both: NewQuote = {
  packageType: 'both',
  activeUsers: 60,
  monthsCount: 3,
  enterpriseDiscountType: 'percentage',
  enterpriseDiscountValue: 7.5,
  comfortDiscountType: 'amount',
  comfortDiscountValue: 99.99,
};

async function addQuote(page: Page, quote: NewQuote): Promise<void> {
  await page.getByRole('button', { name: words('quote.add') }).click();
  const field = (key: Parameters<typeof words>[0]) => page.getByLabel(words(key), { exact: true });
  await field('quote.package').selectOption(quote.packageType);
  if (quote.packageType !== 'comfort') await field('quote.activeUsers').fill(String(quote.activeUsers));
  if (quote.packageType === 'comfort') await field('quote.employees').fill(String(quote.employeesCount));
  await field('quote.months').fill(String(quote.monthsCount));
  const discounts = [
    ['quote.discountType', quote.discountType, 'quote.discountValue', quote.discountValue],
    [
      'quote.discountType.enterprise',
      quote.enterpriseDiscountType,
      'quote.discountValue.enterprise',
      quote.enterpriseDiscountValue,
    ],
    [
      'quote.discountType.comfort',
      quote.comfortDiscountType,
      'quote.discountValue.comfort',
      quote.comfortDiscountValue,
    ],
  ] as const;
  for (const [typeKey, type, valueKey, value] of discounts) {
    if (!type) continue;
    await field(typeKey).selectOption(type);
    await field(valueKey).fill(String(value));
  }
  // The chosen length among its neighbours, as the client will see it.
  for (const total of totalsOf(quote, 'PLN')) {
    await expect(page.locator('[aria-current=true]').filter({ hasText: total })).toBeVisible();
  }
  await page.getByRole('button', { name: words('quote.add') }).click();
}

test(
  'a salesperson makes an offer of three quotes, a client opens it, it is changed, and deleted after an Undo',
  { tag: ['@main', '@mariadb'] },
  async ({ page, browser, baseURL }) => {
    await logIn(page, baseURL);
    const client = `Huta & Syn <b>${crypto.randomUUID().slice(0, 8)}</b>`;
    await post(page.request, apiPaths.slackMappings, { creatorName: creator, slackUserId: chatUser });

    const calculator = new CalculatorScreen(page, words);
    await calculator.open('/?lang=en');
    await calculator.calculate({ employees: '1200', activeUsers: String(enterprise.activeUsers), months: '6' });
    await page.getByRole('link', { name: words('offerFrom.create') }).click();
    const basics = page.getByRole('form', { name: words('offers.tab.basics') });
    await basics.getByLabel(words('wizard.client')).fill(client);
    await basics.getByLabel(words('wizard.creator')).selectOption(creator);
    await page.getByRole('button', { name: words('wizard.continue') }).click();
    await page.getByRole('button', { name: words('quote.edit.of', { number: 1 }) }).click();
    await page.getByLabel(words('quote.discountType'), { exact: true }).selectOption('percentage');
    await page.getByLabel(words('quote.discountValue'), { exact: true }).fill(String(enterprise.discountValue));
    await page.getByRole('button', { name: words('quote.save') }).click();
    for (const quote of [comfort, both]) await addQuote(page, quote);
    for (const [index, quote] of [enterprise, comfort, both].entries()) {
      const card = page.getByRole('listitem', { name: words('quote.number', { number: index + 1 }), exact: true });
      for (const total of totalsOf(quote, 'PLN')) await expect(card).toContainText(total);
    }
    await page.getByRole('button', { name: words('wizard.create') }).click();
    await expect(page.getByRole('heading', { name: words('success.title') })).toBeVisible();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (what: 'success.url' | 'success.password') => {
      await page.getByRole('button', { name: words('success.copy.of', { what: words(what) }) }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const link = await copied('success.url');
    const code = await copied('success.password');
    expect(link).toMatch(/\/offer\/[\w-]{36}\?lang=en$/);

    const reader = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const clientPage = await reader.newPage();
    await clientPage.goto(link);
    await clientPage.getByLabel(words('offer.password'), { exact: true }).fill(code.toLowerCase());
    await clientPage.getByRole('button', { name: words('offer.submit') }).click();
    await expect(clientPage.getByText(client).first()).toBeVisible();
    // The chat's link is for the creator: it names no language.
    const { origin, pathname } = new URL(link);
    await expect
      .poll(async () => (await deliveredMessages()).filter(({ text }) => text.includes(`${origin}${pathname}`)))
      .toEqual([expect.objectContaining({ channel: chatUser })]);
    await reader.close();

    await page.goto('/offers?lang=en');
    await page.getByRole('button', { name: words('offers.edit.of', { client: isolated(client) }) }).click();
    await basics.getByLabel(words('wizard.client')).fill(`${client} II`);
    await page.getByRole('button', { name: words('wizard.continue') }).click();
    await page.getByRole('button', { name: words('quote.remove.of', { number: 2 }) }).click();
    await page.getByRole('button', { name: words('wizard.update') }).click();
    await expect(page.getByRole('status').filter({ hasText: words('wizard.updated') })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: `${client} II` });
    await expect(row).toHaveCount(1);

    const remove = async () => {
      await row.getByRole('button', { name: words('offers.more.of', { client: isolated(`${client} II`) }) }).click();
      await page.getByRole('menuitem', { name: words('offers.delete') }).click();
      await expect(row).toBeHidden();
    };
    const toast = page.getByRole('status').filter({ hasText: words('offers.deleted') });
    await remove();
    await toast.getByRole('button', { name: words('offers.undo') }).click();
    await expect(row).toBeVisible();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await remove();
    await toast.getByRole('button', { name: words('shell.close') }).click();
    expect((await deleted).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(row).toBeHidden();
  },
);

// `random-offers.spec.ts` tries all amounts; here an offer as large as may be is stored and given back.
test('an offer with as many quotes as may be costs what the price list and their discounts say', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL);
  const currency = 'MXN';
  const quotes = randomQuotes(randomRuns(limits.quotes), currency);
  for (let first = 0; first < quotes.length; first += limits.quotes) {
    const some = quotes.slice(first, first + limits.quotes);
    const basics = { clientName: `Random ${currency} ${first}`, creator, currency, validUntil: '2030-01-31' };
    const answer = await post(page.request, apiPaths.offers, { ...basics, quotes: some });
    expect(answer.status()).toBe(201);
    await page.goto('/offers?lang=en');
    const client = isolated(basics.clientName);
    await page.getByRole('button', { name: words('offers.edit.of', { client }) }).click();
    await page.getByRole('button', { name: words('wizard.continue') }).click();
    for (const [index, quote] of some.entries()) {
      const number = words('quote.number', { number: index + 1 });
      const amounts = page.getByRole('listitem', { name: number, exact: true }).getByRole('definition');
      for (const [line, total] of totalsOf(quote, currency).entries()) {
        await expect(amounts.nth(line), JSON.stringify(quote)).toContainText(total);
      }
    }
  }
});
