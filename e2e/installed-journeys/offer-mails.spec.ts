import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { installOf } from '../support/installs.js';
import { test } from '../support/journey-test.js';
import { giveCode, OfferMaker } from '../support/made-offers.js';
import { printedPassword } from '../support/printed-password.js';
import { mailsTo } from '../support/received-mails.js';
import { textsIn } from '../support/texts.js';

const language = 'en';

test(
  'a salesperson sends an offer by mail, and its client opens it with what arrives',
  { tag: '@main' },
  async ({ page, browser, baseURL }) => {
    const words = textsIn(language);
    const credentials = { username: 'admin', password: printedPassword(installOf(baseURL)) };
    const maker = await OfferMaker.logIn(page.request, credentials);
    const address = `${randomUUID()}@acme.example`;
    const { id, code } = await maker.make({
      quotes: [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }],
      language: 'pl',
      contactName: 'Ewa Zając',
      contactEmail: address,
    });
    await page.goto(`/offers/${id}?lang=${language}`);
    const panel = page.getByRole('region', { name: words('offerMails.heading') });
    await panel.getByRole('button', { name: words('offerMails.open') }).click();
    const dialog = page.getByRole('dialog', { name: words('offerMails.title') });
    await expect(dialog.getByRole('region', { name: words('offerMails.code') })).toContainText(code);
    await dialog.getByRole('button', { name: words('offerMails.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByText(words('offerMails.state.delivered'))).toHaveCount(2, { timeout: 30_000 });

    const mails = await mailsTo(address);
    expect(mails).toHaveLength(2);
    const link = /https?:\S+\/offer\/\S+/.exec(mails.find(({ text }) => !text.includes(code))?.text ?? '')?.[0] ?? '';
    expect(mails.find(({ text }) => text.includes(code))?.text).not.toContain('/offer/');
    const { pathname, search } = new URL(link);
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const client = await context.newPage();
    await client.goto(pathname + search);
    await giveCode(client, code);
    await expect(client.getByRole('article')).toBeVisible();
    await expect(client.locator('html')).toHaveAttribute('lang', 'pl');
    await context.close();
  },
);
