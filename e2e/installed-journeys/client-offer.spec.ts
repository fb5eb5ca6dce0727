import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { apiPath, apiPaths, type NewQuote, type OfferVisit } from '@programme/contracts';
import { languageNames, languages, type Language } from '@programme/i18n';
import { amountsIn, printedTextOf, textOfPdf } from '@programme/testing/printed';
import { deliveredMessages } from '../support/chat-messages.js';
import { installOf } from '../support/installs.js';
import { test } from '../support/journey-test.js';
import { giveCode, lookAtChart, OfferMaker, post } from '../support/made-offers.js';
import { printedPassword } from '../support/printed-password.js';
import { textsIn } from '../support/texts.js';

const quotes: NewQuote[] = [
  {
    packageType: 'both',
    activeUsers: 123,
    monthsCount: 4,
    enterpriseDiscountType: 'percentage',
    enterpriseDiscountValue: 10,
    note: 'Zażółć gęślą jaźń',
  },
  { packageType: 'enterprise', activeUsers: 20, monthsCount: 1 },
];

const logIn = (page: Page, baseURL: string | undefined) =>
  OfferMaker.logIn(page.request, { username: 'admin', password: printedPassword(installOf(baseURL)) });

async function chooseLanguage(page: Page, from: Language, to: Language): Promise<void> {
  if (from === to) return;
  await page.getByRole('button', { name: textsIn(from)('shell.language', { language: languageNames[from] }) }).click();
  await page.getByRole('menuitemradio', { name: languageNames[to] }).click();
  await expect(page.getByRole('button', { name: textsIn(to)('offer.pdf') })).toBeVisible();
}

test(
  'a client opens an offer, reads it, takes it along as a PDF in three languages, and leaves',
  { tag: '@main' },
  async ({ page, browser, baseURL }) => {
    const maker = await logIn(page, baseURL);
    await post(page.request, apiPaths.slackMappings, { creatorName: maker.creator, slackUserId: 'U0CREATOR' });
    const client = `Łódź & Syn ${crypto.randomUUID().slice(0, 8)}`;
    const { id, path, code } = await maker.make({ clientName: client, quotes });
    const views = async () =>
      (await (await page.request.get(apiPath(apiPaths.offerAnalytics, { id }))).json()) as OfferVisit[];
    const messages = async () => (await deliveredMessages()).filter(({ text }) => text.includes(id));
    const context = {
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.77' },
    };

    // A link preview fetches the page and runs nothing of it.
    const preview = await browser.newContext({ ...context, javaScriptEnabled: false });
    const previewPage = await preview.newPage();
    const answer = await previewPage.goto(path, { waitUntil: 'load' });
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    expect(await previewPage.content()).not.toContain(client);
    await preview.close();

    const reader = await browser.newContext(context);
    const clientPage = await reader.newPage();
    const words = textsIn('en');
    await clientPage.goto(`${path}?lang=en`);
    await expect(clientPage).toHaveTitle(/^Your offer/);
    await giveCode(clientPage, 'wrong');
    await expect(clientPage.getByRole('alert')).toContainText('Invalid password. Please try again.');
    expect(await views()).toEqual([]);
    await giveCode(clientPage, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    await expect(clientPage.getByRole('heading', { level: 1, name: words('offer.heading', { client }) })).toBeFocused();
    await expect(clientPage).toHaveTitle(new RegExp(`^Offer for ${client}`));
    await expect(clientPage.getByText('Zażółć gęślą jaźń')).toBeVisible();
    await lookAtChart(clientPage);

    let shown: Language = 'en';
    for (const language of languages) {
      await chooseLanguage(clientPage, shown, language);
      shown = language;
      const [download] = await Promise.all([
        clientPage.waitForEvent('download'),
        clientPage.getByRole('button', { name: textsIn(language)('offer.pdf') }).click(),
      ]);
      const file = await download.path();
      expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+Łódź-Syn-[\p{L}\p{N}-]+\.pdf$/u);
      expect(statSync(file).size).toBeLessThan(200_000);
      const [pdf, article] = [
        await textOfPdf(await readFile(file)),
        await clientPage.getByRole('article').evaluate(printedTextOf),
      ];
      expect(pdf).toContain(textsIn(language)('offer.heading', { client }));
      expect(amountsIn(pdf).toSorted()).toEqual(amountsIn(article).toSorted());
      expect(amountsIn(article).length).toBeGreaterThan(50);
    }
    // An admin's own look is no view of a client's.
    await page.goto(path);
    await expect(page.getByRole('article')).toBeVisible();
    await clientPage.goto('about:blank');

    await expect
      .poll(async () => (await views()).map(({ sessionDuration }) => sessionDuration ?? 0))
      .toEqual([expect.any(Number)]);
    await expect
      .poll(async () => (await views()).every(({ sessionDuration, activeSeconds }) => sessionDuration && activeSeconds))
      .toBeTruthy();
    const [view] = await views();
    expect(view?.ipAddress).toBe('203.0.113.0');
    await expect.poll(async () => (await messages()).map(({ channel }) => channel)).toEqual(['U0CREATOR']);
    await reader.close();
  },
);

test('sixty-one wrong codes from everywhere are stopped, and who is inside goes on reading', async ({
  page,
  browser,
  baseURL,
}) => {
  const maker = await logIn(page, baseURL);
  const { id, path, code } = await maker.make({ quotes });
  const words = textsIn('en');
  const reader = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const inside = await reader.newPage();
  await inside.goto(`${path}?lang=en`);
  await giveCode(inside, code);
  await expect(inside.getByRole('article')).toBeVisible();

  const guesser = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const guess = async (index: number) =>
    post(
      guesser.request,
      apiPath(apiPaths.offerValidate, { id }),
      { password: `guess ${index}` },
      {
        'X-Forwarded-For': `198.51.${index}.7`,
      },
    );
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await guess(index)).status());
  expect(statuses).toEqual([...Array<number>(60).fill(401), 429]);

  const late = await guesser.newPage();
  await late.goto(`${path}?lang=en`);
  await giveCode(late, code);
  await expect(late.getByRole('alert')).toHaveText(
    new RegExp(words('offer.limited', { count: 59 }).replace('59', String.raw`(59|60)`)),
  );

  await inside.reload();
  await expect(inside.getByRole('article')).toBeVisible();
  await expect(inside.locator('form')).toHaveCount(0);
  await Promise.all([reader.close(), guesser.close()]);
});
