import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiPath, apiPaths, templatePaths, type NewQuote, type OfferDetails } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';
import { textOfPdf } from '@programme/testing/printed';
import { deliveredMessages } from '../support/chat-messages.js';
import { test } from '../support/journey-test.js';
import { giveCode, post, type OfferMaker } from '../support/made-offers.js';
import { OwnProduct } from '../support/own-product.js';
import { messagingEnvironment, setUpSales } from '../support/own-sales-team.js';
import { Portal } from '../support/portal.js';
import { product } from '../support/product.js';
import { mailsTo } from '../support/received-mails.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');
const phone = { width: 390, height: 844 };
const headers = { 'Sec-Fetch-Site': 'same-origin' };
const boss = { username: 'boss', password: 'four plain words here' };

const quotes: readonly NewQuote[] = [
  { packageType: 'enterprise', activeUsers: 120, monthsCount: 6, discountType: 'percentage', discountValue: 25 },
  { packageType: 'comfort', employeesCount: 123, monthsCount: 4, note: 'Without a start-up fee' },
];

/** MariaDB where there is one: the journeys of an install go the same ways on SQLite. */
const { name, database } = process.env['TEST_DATABASE_URL']
  ? { name: 'MariaDB', database: 'programme_e2e_decision' }
  : { name: 'SQLite', database: undefined };

test.describe(`from an offer to decisions on ${name}`, () => {
  test.describe.configure({ mode: 'default' });
  let own: OwnProduct;
  let admin: APIRequestContext;
  let maker: OfferMaker;
  const creatorAddress = `${randomUUID()}@creators.example`;

  /** A product of its own: the limit of discounts holds for all of its offers. */
  test.beforeAll(async ({ playwright }) => {
    own = await OwnProduct.start('offerToDecision', messagingEnvironment, { name: database });
    admin = await playwright.request.newContext({ baseURL: own.url });
    maker = await setUpSales(admin, { approver: boss, creatorAddress });
  });

  test.afterAll(async () => {
    await admin.dispose();
    await own.stop();
  });

  const detailsOf = async (id: string) =>
    (await (await admin.get(apiPath(apiPaths.offerDetails, { id }))).json()) as OfferDetails;

  const toldOf = async (id: string) => (await deliveredMessages()).filter(({ text }) => text.includes(id)).length;

  const subjectsFor = async (client: string) =>
    (await mailsTo(creatorAddress)).map(({ subject }) => subject).filter((subject) => subject.includes(client));

  test('a discount is approved, the offer is mailed, asked about, revised, accepted and certified', async ({
    browser,
  }) => {
    const client = `Acme ${randomUUID().slice(0, 8)}`;
    const contactAddress = `${randomUUID()}@acme.example`;
    const pageOf = async (viewport = { width: 1280, height: 900 }): Promise<Page> =>
      (await browser.newContext({ baseURL: own.url, viewport })).newPage();

    // A template of what the team sells most: the salesperson starts from it.
    const model = await maker.make({ quotes, terms: 'Payment within 14 days.' });
    expect((await post(admin, templatePaths.all, { name: 'Both', offerId: model.id })).status()).toBe(201);

    const sales = await pageOf();
    await sales.goto('/?lang=en');
    await new Portal(sales, words).logIn(product.admin);
    await expect(sales).toHaveURL(/\/admin/);
    await sales.goto('/offers');
    await sales.getByRole('button', { name: words('offers.create') }).click();
    await sales.getByRole('button', { name: words('wizard.template') }).click();
    await sales.getByRole('button', { name: /^Use the template/ }).click();
    await expect(sales.getByText(words('wizard.fromTemplate'), { exact: true })).toBeVisible();
    const basics = sales.getByRole('form', { name: words('offers.tab.basics') });
    await basics.getByLabel(words('wizard.client'), { exact: true }).fill(client);
    await basics.getByLabel(words('wizard.creator'), { exact: true }).selectOption({ label: maker.creator });
    await basics.getByLabel(words('offers.contact'), { exact: true }).fill('Ewa Zając');
    await basics.getByLabel(words('offers.contactEmail'), { exact: true }).fill(contactAddress);
    await sales.getByRole('button', { name: words('wizard.continue') }).click();
    await sales.getByRole('button', { name: words('wizard.create') }).click();
    await expect(sales.getByRole('heading', { name: words('success.awaiting') })).toBeVisible();
    await sales
      .getByRole('button', { name: words('success.awaiting.open') })
      .or(sales.getByRole('link', { name: words('success.awaiting.open') }))
      .click();
    await expect(sales.getByText(words('offerApproval.own'))).toBeVisible();
    const id = new URL(sales.url()).pathname.split('/').at(-1) ?? '';

    const approver = await pageOf();
    await approver.goto('/?lang=en');
    await new Portal(approver, words).logIn(boss);
    await approver.getByRole('link', { name: new RegExp(client) }).click();
    const approve = { name: words('offerApproval.approve'), exact: true };
    await approver.getByRole('button', approve).click();
    await approver.getByRole('dialog').getByRole('button', approve).click();
    await expect(approver.getByText(words('offerApproval.title'))).toBeHidden();
    await approver.context().close();

    await sales.reload();
    const mails = sales.getByRole('region', { name: words('offerMails.heading') });
    await mails.getByRole('button', { name: words('offerMails.open') }).click();
    await sales
      .getByRole('dialog')
      .getByRole('button', { name: words('offerMails.send') })
      .click();
    await expect(mails.getByText(words('offerMails.state.delivered'))).toHaveCount(2, { timeout: 30_000 });
    const code = (await detailsOf(id)).offer.accessCode ?? '';
    const received = await mailsTo(contactAddress);
    expect(received.map(({ text }) => text.includes(code)).sort()).toEqual([false, true]);
    const link = /https?:\S+\/offer\/\S+/.exec(received.map(({ text }) => text).join('\n'))?.[0] ?? '';

    const reader = await pageOf(phone);
    await reader.goto(new URL(link).pathname + new URL(link).search);
    await giveCode(reader, code);
    await reader.getByRole('button', { name: words('offer.ask'), exact: true }).click();
    await reader.getByRole('textbox', { name: words('offer.thread.text') }).fill('Can we begin in May?');
    await reader.getByRole('button', { name: words('offer.thread.send'), exact: true }).click();
    const thread = reader.getByRole('region', { name: words('offer.thread.title') });
    await expect(thread.getByRole('listitem')).toContainText('Can we begin in May?');

    await sales.reload();
    const questions = sales.getByRole('region', { name: words('offerThread.title') });
    await expect(questions.getByText(words('offerThread.waiting'))).toBeVisible();
    await questions.getByRole('textbox', { name: words('offerThread.answer') }).fill('Yes, on 4 May.');
    await questions.getByRole('button', { name: words('offerThread.send'), exact: true }).click();
    await expect(questions.getByText(words('offerThread.waiting'))).toBeHidden();

    await sales.getByRole('button', { name: words('offers.edit'), exact: true }).click();
    const editing = sales.getByRole('form', { name: words('offers.tab.basics') });
    await editing.getByRole('textbox', { name: words('offers.terms') }).fill('Payment within 30 days.');
    await sales.getByRole('button', { name: words('wizard.continue') }).click();
    await sales.getByRole('button', { name: words('wizard.update') }).click();
    await expect(sales.getByRole('row', { name: new RegExp(client) })).toBeVisible();

    // The page learns of both by the answer to a report, which it sends when it goes.
    await expect(async () => {
      await reader.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await expect(reader.getByText(words('offer.update.title'))).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await expect(reader.getByText(words('offer.update.terms'))).toBeVisible();
    await expect(thread.getByText('Yes, on 4 May.')).toBeVisible();

    await reader.getByRole('button', { name: words('offer.accept'), exact: true }).click();
    const dialog = reader.getByRole('dialog');
    const next = dialog.getByRole('button', { name: words('offer.accept.next') });
    const second = words('offer.option', { number: 2 });
    await dialog
      .getByRole('group', { name: second })
      .getByRole('radio', { name: /^4 months/ })
      .check();
    await next.click();
    await expect(dialog.getByLabel(words('offer.accept.name'))).toHaveValue('Ewa Zając');
    await dialog.getByLabel(words('offer.accept.role')).fill('CEO');
    await dialog.getByRole('checkbox').check();
    await next.click();
    await dialog.getByRole('button', { name: words('offer.accept.confirm'), exact: true }).click();
    const banner = reader.getByRole('status').filter({ hasText: words('offer.accepted.title') });
    await expect(banner).toContainText(second);
    await banner.getByRole('button', { name: words('offer.accepted.proof') }).click();
    const digest = /[0-9a-f]{64}/.exec(await banner.innerText())?.[0] ?? '';

    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('button', { name: words('offer.certificate.download') }).click(),
    ]);
    const pdf = await textOfPdf((await readFile(await download.path())).buffer as ArrayBuffer);
    for (const text of ['Payment within 30 days.', digest]) expect(pdf).toContain(text);
    await reader.getByRole('link', { name: words('offer.digest.verify') }).click();
    await expect(reader.getByRole('status').filter({ hasText: words('offer.verify.counts') })).toBeVisible();

    // Opened, asked and accepted; of the approval the chat alone tells.
    await expect.poll(() => subjectsFor(client), { timeout: 30_000 }).toHaveLength(3);
    await expect.poll(() => subjectsFor(client)).toContain(words('mail.accepted.subject', { client }));
    await expect.poll(() => toldOf(id), { timeout: 30_000 }).toBe(4);

    const { offer, quotes: stored } = await detailsOf(id);
    expect(offer).toMatchObject({ status: 'accepted', revision: 2 });
    const { clientName, creator, currency, validUntil, version } = offer;
    const asked = stored.map(({ id: _id, calculatedPrices: _prices, orderIndex: _order, ...quote }) => quote);
    const edit = { id, version, clientName: 'Another', creator, currency, validUntil, quotes: asked };
    const refused = await admin.put(apiPath(apiPaths.offer, { id }), { data: edit, headers });
    expect(await refused.json()).toMatchObject({ type: 'urn:programme:problem:offer-accepted' });
    expect(clientName).toBe(client);
    await sales.goto(`/offers/${id}`);
    await expect(sales.getByRole('button', { name: words('offers.edit'), exact: true })).toBeDisabled();
    await Promise.all([reader.context().close(), sales.context().close()]);
  });

  test('a second client declines with a reason, and a third one who is late gets more time', async ({ browser }) => {
    const plain = quotes.slice(1);
    const declined = await maker.make({ clientName: `Beta ${randomUUID().slice(0, 8)}`, quotes: plain });
    const options = { baseURL: own.url, viewport: phone };
    const second = await (await browser.newContext(options)).newPage();
    await second.goto(`${declined.path}?lang=en`);
    await giveCode(second, declined.code);
    await second.getByRole('button', { name: words('offer.decline'), exact: true }).click();
    await second.getByRole('radio', { name: words('offer.decline.reason.timing') }).check();
    await second.getByRole('button', { name: words('offer.decline.confirm') }).click();
    await expect(second.getByRole('status').filter({ hasText: words('offer.declined.title') })).toBeVisible();
    const { decisions } = await detailsOf(declined.id);
    expect(decisions).toMatchObject([{ kind: 'declined', reason: 'timing' }]);
    await second.context().close();

    const late = await maker.make({ clientName: `Gamma ${randomUUID().slice(0, 8)}`, quotes: plain });
    await own.expire(late.id);
    const third = await (await browser.newContext(options)).newPage();
    await third.goto(`${late.path}?lang=en`);
    await giveCode(third, late.code);
    await third.getByRole('button', { name: words('offer.extension.ask') }).click();
    await expect(third.getByRole('button', { name: words('offer.extension.ask') })).toBeHidden();

    const sales = await (await browser.newContext({ baseURL: own.url })).newPage();
    await sales.goto('/?lang=en');
    await new Portal(sales, words).logIn(product.admin);
    await expect(sales).toHaveURL(/\/admin/);
    await sales.goto(`/offers/${late.id}`);
    const extend = { name: words('offerExtension.extend'), exact: true };
    await sales.getByRole('button', extend).click();
    const dialog = sales.getByRole('dialog');
    await dialog.getByLabel(words('wizard.validUntil')).fill(dayAhead(14));
    await dialog.getByRole('button', extend).click();
    await expect(dialog).toBeHidden();
    await third.reload();
    await expect(third.getByRole('button', { name: words('offer.accept'), exact: true })).toBeVisible();
    await Promise.all([third.context().close(), sales.context().close()]);
  });
});
