import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { apiPath, apiPaths, type NewQuote, type OfferDetails } from '@programme/contracts';
import { attachmentsOfPdf, textOfPdf } from '@programme/testing/printed';
import { deliveredMessages } from '../support/chat-messages.js';
import { installOf } from '../support/installs.js';
import { test } from '../support/journey-test.js';
import { giveCode, OfferMaker, post } from '../support/made-offers.js';
import { printedPassword } from '../support/printed-password.js';
import { textsIn } from '../support/texts.js';

const quotes: NewQuote[] = [
  { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 },
  { packageType: 'comfort', employeesCount: 123, monthsCount: 4 },
];

const words = textsIn('en');
const phone = { width: 390, height: 844 };

const logIn = (page: Page, baseURL: string | undefined) =>
  OfferMaker.logIn(page.request, { username: 'admin', password: printedPassword(installOf(baseURL)) });

/** A client's phone, on which the offer is open. */
async function openOnPhone(browser: Browser, baseURL: string | undefined, offer: { path: string; code: string }) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport: phone });
  const page = await context.newPage();
  await page.goto(`${offer.path}?lang=en`);
  await giveCode(page, offer.code);
  await expect(page.getByRole('article')).toBeVisible();
  return page;
}

/** Presses Tab until the element that is looked for has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test(
  'a client accepts the second option by the keyboard alone, keeps the certificate and verifies it; an edit is refused',
  { tag: ['@main', '@mariadb'] },
  async ({ page, browser, baseURL }) => {
    const maker = await logIn(page, baseURL);
    const client = `Acme ${crypto.randomUUID().slice(0, 8)}`;
    const offer = await maker.make({ clientName: client, quotes });
    const reader = await openOnPhone(browser, baseURL, offer);
    expect(await reader.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);

    await reader.getByRole('button', { name: words('offer.accept'), exact: true }).focus();
    await reader.keyboard.press('Enter');
    const dialog = reader.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Tab');
    // From the shortest length of the first option to the second option's own length.
    for (let presses = 0; presses < 4; presses += 1) await reader.keyboard.press('ArrowDown');
    const second = words('offer.option', { number: 2 });
    await expect(dialog.getByRole('group', { name: second }).getByRole('radio', { name: /^4 months/ })).toBeChecked();
    await tabTo(reader, words('offer.accept.next'));
    await reader.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: words('offer.accept.person') })).toBeFocused();
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Tab');
    if (!(await dialog.getByLabel(words('offer.accept.name')).evaluate((field) => field === document.activeElement))) {
      await reader.keyboard.press('Tab');
    }
    for (const typed of ['Ewa Zając', 'CEO', 'ewa@example.com']) {
      await reader.keyboard.type(typed);
      await reader.keyboard.press('Tab');
    }
    await reader.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await tabTo(reader, words('offer.accept.next'));
    await reader.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: words('offer.accept.summary') })).toBeFocused();
    await tabTo(reader, words('offer.accept.confirm'));
    await reader.keyboard.press('Enter');

    const banner = reader.getByRole('status').filter({ hasText: words('offer.accepted.title') });
    await expect(banner).toBeFocused();
    await expect(banner).toContainText(second);
    await expect(banner).toContainText('Ewa Zając');
    await expect(reader.getByRole('button', { name: words('offer.accept'), exact: true })).toBeHidden();
    expect(await reader.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
    await banner.getByRole('button', { name: words('offer.accepted.proof') }).click();
    const digest = /[0-9a-f]{64}/.exec(await banner.innerText())?.[0] ?? '';

    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('button', { name: words('offer.certificate.download') }).click(),
    ]);
    const file = await readFile(await download.path());
    const pdf = await textOfPdf(file);
    // The digest can be checked without the product.
    const evidence = (await attachmentsOfPdf(file))['evidence.json'] ?? '';
    expect(createHash('sha256').update(evidence).digest('hex')).toBe(digest);
    expect(download.suggestedFilename()).toMatch(/^Certificate-of-acceptance-Acme-/);
    expect(pdf).toContain(words('offer.pdf.page', { page: 1, pages: 1 }));
    const certificate = pdf.slice(pdf.lastIndexOf(words('offer.certificate')));
    for (const text of [second, 'Ewa Zając', digest]) expect(certificate).toContain(text);

    await reader.getByRole('link', { name: words('offer.digest.verify') }).click();
    await expect(reader.getByRole('status').filter({ hasText: words('offer.verify.known') })).toBeVisible();
    await expect(reader.getByRole('status').filter({ hasText: words('offer.verify.counts') })).toBeVisible();
    await reader.goto(`/verify/${digest.replace(/^./, (first) => (first === '0' ? '1' : '0'))}?lang=en`);
    await expect(reader.getByRole('status').filter({ hasText: words('offer.verify.unknown') })).toBeVisible();

    const details = (await (
      await page.request.get(apiPath(apiPaths.offerDetails, { id: offer.id }))
    ).json()) as OfferDetails;
    const { clientName, creator, currency, validUntil, version } = details.offer;
    const edit = await page.request.put(apiPath(apiPaths.offer, { id: offer.id }), {
      data: { id: offer.id, version, clientName: `${clientName}!`, creator, currency, validUntil, quotes },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(edit.status()).toBe(409);
    expect(await edit.json()).toMatchObject({ type: 'urn:programme:problem:offer-accepted' });
    await reader.context().close();
  },
);

test(
  'a second client declines with a reason, of which the creator is told',
  { tag: '@main' },
  async ({ page, browser, baseURL }) => {
    const maker = await logIn(page, baseURL);
    await post(page.request, apiPaths.slackMappings, { creatorName: maker.creator, slackUserId: 'U0CREATOR' });
    const offer = await maker.make({ clientName: `Acme ${crypto.randomUUID().slice(0, 8)}`, quotes });
    const reader = await openOnPhone(browser, baseURL, offer);
    await reader.getByRole('button', { name: words('offer.decline'), exact: true }).click();
    const dialog = reader.getByRole('dialog');
    await dialog.getByRole('radio', { name: words('offer.decline.reason.timing') }).check();
    await dialog.getByLabel(words('offer.decline.text')).fill('Not before summer');
    await dialog.getByRole('button', { name: words('offer.decline.confirm') }).click();
    await expect(reader.getByRole('status').filter({ hasText: words('offer.declined.title') })).toBeFocused();
    await expect(reader.getByRole('heading', { name: 'Enterprise', exact: false }).first()).toBeVisible();
    const told = async () => (await deliveredMessages()).filter(({ text }) => text.includes(offer.id));
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(2);
    await reader.context().close();
  },
);
