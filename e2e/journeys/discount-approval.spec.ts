import { expect } from '@playwright/test';
import { apiPath, apiPaths, approvalPaths, type OfferDetails, type OfferSettings } from '@programme/contracts';
import { test } from '../support/journey-test.js';
import { giveCode, OfferMaker } from '../support/made-offers.js';
import { OwnProduct } from '../support/own-product.js';
import { addAdmin } from '../support/price-books.js';
import { product } from '../support/product.js';
import { textsIn } from '../support/texts.js';

const language = 'en';

const boss = { username: 'boss', password: 'four plain words here' };

const discounted = {
  packageType: 'enterprise',
  activeUsers: 120,
  monthsCount: 6,
  discountType: 'percentage',
  discountValue: 25,
} as const;

const headers = { 'Sec-Fetch-Site': 'same-origin' };

// One after the other: they share the product.
test.describe.configure({ mode: 'default' });

let own: OwnProduct;

/** A product of its own: the limit holds for all offers of one. */
test.beforeAll(async ({ playwright }) => {
  own = await OwnProduct.start('discountApproval', { AUTH_REGISTRATION: 'on' });
  const request = await playwright.request.newContext({ baseURL: own.url });
  await OfferMaker.logIn(request, product.admin);
  await addAdmin(request, boss);
  const { version } = (await (await request.get(approvalPaths.settings)).json()) as OfferSettings;
  const set = await request.put(approvalPaths.settings, { data: { version, largestDiscount: 20 }, headers });
  expect(set.status()).toBe(200);
  await request.dispose();
});

test.afterAll(() => own.stop());

test('a discount of 25 % waits until another admin approves it', { tag: '@main' }, async ({ browser, playwright }) => {
  const words = textsIn(language);
  const admin = await playwright.request.newContext({ baseURL: own.url });
  const maker = await OfferMaker.logIn(admin, product.admin);
  const { id, path, code } = await maker.make({ quotes: [discounted] });
  expect(code).toBe('');
  const detailsOf = async () =>
    (await (await admin.get(apiPath(apiPaths.offerDetails, { id }))).json()) as OfferDetails;

  const options = { baseURL: own.url, viewport: { width: 1280, height: 900 } };
  const staff = await (await browser.newContext(options)).newPage();
  await OfferMaker.logIn(staff.request, boss);
  await staff.goto(`/offers/${id}?lang=${language}`);
  await expect(staff.getByText(words('offerApproval.title'))).toBeVisible();
  await expect(staff.getByText(words('offers.awaiting'))).toBeVisible();
  const approve = { name: words('offerApproval.approve'), exact: true };
  await staff.getByRole('button', approve).click();
  await staff.getByRole('dialog').getByRole('button', approve).click();
  await expect(staff.getByText(words('offerApproval.title'))).toBeHidden();
  await expect(staff.getByRole('button', { name: words('offers.copyUrl') })).toBeVisible();

  const { offer, quotes } = await detailsOf();
  const client = await (await browser.newContext(options)).newPage();
  await client.goto(`${path}?lang=${language}`);
  await giveCode(client, offer.accessCode ?? '');
  const accept = client.getByRole('button', { name: words('offer.accept'), exact: true });
  await expect(accept).toBeVisible();

  // Better terms wait again, and the client reads nothing of them.
  const better = quotes.map(({ id: _id, calculatedPrices: _prices, orderIndex: _order, ...quote }) => ({
    ...quote,
    discountValue: 30,
  }));
  const { version, clientName, creator, currency, validUntil } = offer;
  const data = { id, version, clientName, creator, currency, validUntil, quotes: better };
  expect((await admin.put(apiPath(apiPaths.offer, { id }), { data, headers })).status()).toBe(200);
  await client.reload();
  await expect(client.getByRole('status')).toContainText(words('offer.answer.revised'));
  await expect(accept).toBeHidden();

  await Promise.all([staff.context().close(), client.context().close(), admin.dispose()]);
});

test('who gave a discount reads first that it was not approved', async ({ browser }) => {
  const words = textsIn(language);
  const options = { baseURL: own.url, viewport: { width: 1280, height: 900 } };
  const openBrowser = async () => (await browser.newContext(options)).newPage();
  const giver = await openBrowser();
  const other = await openBrowser();
  const maker = await OfferMaker.logIn(giver.request, product.admin);
  await OfferMaker.logIn(other.request, boss);
  const clientName = 'Nowa Huta';
  const { id } = await maker.make({ clientName, quotes: [discounted] });

  await other.goto(`/offers/${id}?lang=${language}`);
  const reject = { name: words('offerApproval.reject'), exact: true };
  await other.getByRole('button', reject).click();
  await other.getByRole('dialog').getByRole('textbox').fill('Too much');
  await other.getByRole('dialog').getByRole('button', reject).click();
  await expect(other.getByText(words('offerApproval.reject.done'))).toBeVisible();

  await giver.goto(`/admin?lang=${language}`);
  const row = giver.getByRole('listitem').filter({ hasText: clientName });
  await expect(row).toContainText(boss.username);
  const table = giver.getByRole('region', { name: words('overview.currencies') });
  await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await row.getByRole('link').first().click();
  await expect(giver.getByText('Too much').first()).toBeVisible();
  await expect(giver.getByText(words('offerApproval.own'))).toBeHidden();

  await other.goto(`/admin?lang=${language}`);
  await expect(other.getByRole('heading', { name: words('overview.attention') })).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: clientName })).toBeHidden();
  await Promise.all([giver.context().close(), other.context().close()]);
});
