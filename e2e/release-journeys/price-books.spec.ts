import { expect, request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { apiPath, apiPaths, type OfferReproduction, type PriceBookSummary, priceBookPaths } from '@programme/contracts';
import { availableInstalls, onDatabaseServer } from '../support/installs.js';
import { CalculatorScreen } from '../support/calculator.js';
import { complaintsOf } from '../support/complaints.js';
import { test } from '../support/journey-test.js';
import { giveCode, OfferMaker } from '../support/made-offers.js';
import { OpenWizard } from '../support/open-wizard.js';
import { OwnProduct } from '../support/own-product.js';
import { Portal } from '../support/portal.js';
import { addAdmin, nextInstant, onProductClock, paste, schedule, typeFigure } from '../support/price-books.js';
import { product } from '../support/product.js';
import { servedPage } from '../support/served-page.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');
const second = { username: 'second', password: 'another long password' };
const quote = { packageType: 'enterprise', activeUsers: 101, employeesCount: 500, monthsCount: 12 } as const;
const quotedTotal = '49,600 zł';

/** Of the third tier, until the prices change. */
const oldFee = /\b5,500/;

/** As "Copy link" makes it while the first price book is in force. */
const oldLink = '/?employed_2025=500&au_2025=101&am_2025=12&priceBook=programme-2026.1';

/**
 * A database of its own: a book that is published there changes the prices of no other journey. On MariaDB where there is
 * one: the API's tests try the same calls on both engines.
 */
const isOnServer = availableInstalls().some(({ name }) => name === 'mariadb');
const environment: Record<string, string> = isOnServer
  ? { DATABASE_URL: `${process.env['TEST_DATABASE_URL']}/programme_e2e_prices` }
  : {};

/** A person's browser of their own. Its clock can be moved. */
async function openBrowser(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.clock.install();
  return page;
}

/** A person with a browser of their own, logged in. */
async function logIn(browser: Browser, url: string, credentials: typeof second): Promise<Page> {
  const page = await openBrowser(browser, url);
  await new Portal(page, words).logIn(credentials);
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}

const reproduce = async (request: APIRequestContext, id: string) =>
  (await (await request.get(apiPath(apiPaths.offerReproduction, { id }))).json()) as OfferReproduction;

test('admins publish new prices, which hold at their minute on every screen', { tag: '@main' }, async ({ browser }) => {
  if (isOnServer)
    await onDatabaseServer('DROP DATABASE IF EXISTS programme_e2e_prices', 'CREATE DATABASE programme_e2e_prices');
  const own = await OwnProduct.start('priceBooks', { AUTH_REGISTRATION: 'on', ...environment }, { clockMoves: true });
  try {
    own.watchPrices();
    const newcomer = await request.newContext({ baseURL: own.url });
    const pricing = () => servedPage(newcomer, '/pricing-enterprise');
    expect((await pricing()).text).toMatch(oldFee);

    const editor = await logIn(browser, own.url, product.admin);
    await addAdmin(editor.request, second);
    const approver = await logIn(browser, own.url, second);
    const maker = await OfferMaker.logIn(editor.request, product.admin);
    const offer = await maker.make({ quotes: [quote] });

    // A visitor has the calculator open.
    const visitor = await openBrowser(browser, own.url);
    const calculator = new CalculatorScreen(visitor, words);
    await calculator.open();
    await calculator.calculate({ employees: '500', activeUsers: '101', months: '12' });
    await expect(calculator.result).toContainText('49,600');

    const late = await (await browser.newContext({ baseURL: own.url })).newPage();

    // A salesperson has a new offer open.
    const seller = await logIn(browser, own.url, product.admin);
    const wizard = await OpenWizard.from(seller, words, quote, 'Wizard & Co');
    await wizard.shows(quotedTotal);

    // An admin copies the prices, pastes a column, and is told of a gap.
    await editor.getByRole('tab', { name: words('admin.tab.prices') }).click();
    await editor.getByRole('button', { name: words('prices.new') }).click();
    await editor.getByRole('textbox', { name: words('prices.field.label') }).fill('Prices 2027');
    await editor.getByRole('button', { name: words('prices.new.create') }).click();
    await expect(editor.getByRole('heading', { name: 'Prices 2027' })).toBeVisible();
    const fees = editor.getByRole('table', { name: 'Enterprise: monthly fee, PLN' });
    const rules = editor.getByRole('table', { name: words('prices.card.limits') });
    await paste(fees.getByRole('textbox', { name: '1, Monthly fee', exact: true }), '3 200\n4 700\n6 000\n6 900\n');
    await expect(fees.getByRole('textbox', { name: '3, Monthly fee', exact: true })).toHaveValue('6,000');
    await typeFigure(fees, '4, From', '130');
    await expect(editor.getByText('Gap: no row holds 126 to 129.').first()).toBeVisible();
    await expect(editor.getByRole('button', { name: words('prices.step.submit') })).toBeDisabled();
    await typeFigure(fees, '4, From', '126');
    await typeFigure(rules, 'Year of the price list, Value', '2027');

    // The admin reads the simulation and submits.
    const instant = nextInstant();
    await editor.getByLabel(words('prices.field.effectiveFrom')).fill(onProductClock(instant));
    await editor.getByRole('button', { name: words('admin.save'), exact: true }).click();
    await expect(editor.getByText(words('prices.allSaved'))).toBeVisible();
    await editor.getByRole('tab', { name: words('prices.tab.simulation') }).click();
    await editor.getByRole('button', { name: words('priceSimulation.run') }).click();
    await expect(editor.getByRole('row', { name: /^101 / })).toContainText('+');
    await expect(editor.getByRole('link', { name: 'Acme' })).toBeVisible();

    // The admin looks at the draft in the calculators, which nobody else can.
    await editor.getByRole('link', { name: words('prices.preview') }).click();
    await expect(editor.getByText('Preview of “Prices 2027”')).toBeVisible();
    const previewed = new URL(editor.url());
    await editor.getByRole('link', { name: words('namedPrices.pricing'), exact: true }).click();
    await expect(editor.getByRole('main')).toContainText('6,000');
    await late.goto(`/pricing-enterprise${previewed.search}`);
    await expect(late.getByText(words('namedPrices.unknown'))).toBeVisible();
    await expect(late.getByRole('main')).toContainText('5,500');
    await editor.getByRole('link', { name: words('namedPrices.back') }).click();

    await editor.getByRole('button', { name: words('prices.step.submit') }).click();
    await editor.getByRole('textbox', { name: words('prices.field.reason') }).fill('Inflation');
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: words('prices.step.submit') })
      .click();
    await expect(editor.getByText(words('prices.review.own'))).toBeVisible();

    // Another admin sees the differences and approves.
    await approver.goto('/admin/prices');
    await approver.getByRole('link', { name: 'Prices 2027' }).click();
    await approver.getByRole('tab', { name: words('prices.tab.differences') }).click();
    await expect(approver.getByRole('row', { name: /PLN, Tier 3, Monthly fee/ })).toContainText('5,500');
    await approver.getByRole('button', { name: words('prices.step.approve') }).click();
    await approver
      .getByRole('dialog')
      .getByRole('button', { name: words('prices.step.approve') })
      .click();
    await expect(approver.getByText(words('prices.review.scheduled'))).toBeVisible();
    await expect(calculator.result).toContainText('49,600');

    // At the minute the open page has the new prices, and says so.
    const left = instant.getTime() - Date.now();
    await own.moveClock(left);
    await Promise.all([visitor, seller].map((page) => page.clock.fastForward(left)));
    await expect(visitor.getByText(words('shell.prices.changed'))).toBeVisible();
    // From then on no page is served with the old prices, and soon it is prerendered with the new ones.
    await expect
      .poll(
        async () => {
          const { isPrerendered, text } = await pricing();
          expect(text).not.toMatch(oldFee);
          return isPrerendered;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    expect((await pricing()).text).toContain('6,000');
    await expect(visitor.getByRole('main')).toContainText('53,200');
    const arriving = await (await browser.newContext({ baseURL: own.url })).newPage();
    const complaints = await complaintsOf(arriving);
    await arriving.goto('/pricing-enterprise');
    await expect(arriving.getByRole('main')).toContainText('6,000');
    expect(complaints).toEqual([]);
    await late.goto('/pricing-enterprise');
    await expect(late.getByRole('main')).toContainText('2027');
    await expect(late.getByRole('main')).toContainText('6,000');

    // The open wizard shows both totals, asks, and makes the offer by the new prices.
    await wizard.asks('49,600', '53,200');
    await wizard.shows(quotedTotal);
    await wizard.takeNewPrices();
    await wizard.shows('53,200 zł');
    await wizard.createOffer();

    // A link of before shows its price, and that of today beside it.
    await late.goto(oldLink);
    await expect(late.getByText(/^Prices in force from/)).toBeVisible();
    const linked = new CalculatorScreen(late, words);
    await expect(linked.result).toContainText('49,600');
    await expect(linked.result).toContainText(/By today’s prices\s*53,200/);

    // The offer of before shows its own, and can be explained.
    await late.goto(offer.path);
    await giveCode(late, offer.code);
    await expect(late.getByRole('main')).toContainText(quotedTotal);
    expect((await reproduce(editor.request, offer.id)).equal).toBe(true);
    const after = await maker.make({ quotes: [quote] });
    expect((await reproduce(editor.request, after.id)).equal).toBe(true);
    await late.goto(after.path);
    await giveCode(late, after.code);
    await expect(late.getByRole('main')).toContainText('53,200 zł');

    // The prices after those are scheduled, and withdrawn.
    const books = (await (await editor.request.get(priceBookPaths.all)).json()) as PriceBookSummary[];
    const active = books.find(({ isActive }) => isActive);
    expect(active?.label).toBe('Prices 2027');
    const next = await schedule(
      { editor: editor.request, approver: approver.request },
      { basedOn: active?.id ?? '', label: 'Prices 2028', effectiveFrom: '2099-01-01T00:00:00.000Z' },
    );
    await editor.goto(`/admin/prices/${next.id}`);
    await editor.getByRole('button', { name: words('prices.step.withdraw') }).click();
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: words('prices.step.withdraw') })
      .click();
    await expect(editor.getByText(words('prices.status.withdrawn')).first()).toBeVisible();
  } finally {
    await own.stop();
  }
});
