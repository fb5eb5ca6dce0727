import { expect } from '@playwright/test';
import { apiPath, decisionPaths } from '@programme/contracts';
import { expireOffer } from '../support/expire-offer.js';
import { giveCode, post } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';
import { expectAccessible, expectFit } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

const language = 'en';

test(
  'a client asks by the keyboard alone and reads the answer on the open page',
  { tag: '@main' },
  async ({ page, maker }) => {
    const words = textsIn(language);
    const { id, path, code } = await maker.make({
      quotes: [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }],
    });
    await page.goto(`${path}?lang=${language}`);
    await giveCode(page, code);

    const field = page.getByRole('textbox', { name: words('offer.thread.text') });
    await page.getByRole('button', { name: words('offer.ask'), exact: true }).press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('How long');
    await page.reload();
    await expect(field).toHaveValue('How long');
    await field.press('End');
    await page.keyboard.type(' is it?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ewa Zając');
    await page.keyboard.press('Enter');
    const thread = page.getByRole('region', { name: words('offer.thread.title') });
    await expect(thread.getByRole('status')).toHaveText(words('offer.thread.sent'));
    await expect(thread.getByRole('listitem')).toBeFocused();
    await expect(thread.getByRole('listitem')).toContainText('Ewa Zając');
    await expect(field).toHaveValue('');

    await field.focus();
    const top = (await field.boundingBox())?.y ?? NaN;
    const key = { 'Idempotency-Key': 'client-questions' };
    const answer = await post(maker.request, apiPath(decisionPaths.answers, { id }), { text: 'Six months.' }, key);
    expect(answer.status()).toBe(201);
    const news = page.getByRole('status').filter({ hasText: words('offer.thread.new') });
    // The page learns of it by the answer to a report, which it sends when it goes.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await expect(news).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    // The answer stands above the field, which has not moved.
    await expect(field).toBeFocused();
    expect((await field.boundingBox())?.y).toBeCloseTo(top, 0);
    await expectAccessible(page, 'all', 'a new answer');
    await expectFit(page, 'a new answer');
    await page.getByRole('button', { name: words('offer.thread.read') }).press('Enter');
    await expect(thread.getByRole('listitem').filter({ hasText: 'Six months.' })).toBeFocused();
  },
);

test('the client of an expired offer asks for more time', async ({ page, maker }) => {
  const words = textsIn(language);
  const { id, path, code } = await maker.make({
    quotes: [{ packageType: 'comfort', employeesCount: 40, monthsCount: 3 }],
  });
  expireOffer(id);
  await page.goto(`${path}?lang=${language}`);
  await giveCode(page, code);
  const ask = page.getByRole('button', { name: words('offer.extension.ask') });
  await expect(ask).toBeVisible();
  await ask.press('Enter');
  await expect(ask).toBeHidden();
  // Named by the creator, whom only the sentence about the request names within the banner.
  const asked = page.getByRole('alert').filter({ hasText: maker.creator });
  await expect(asked).toBeVisible();
  await page.reload();
  await expect(asked).toBeVisible();
  await expect(ask).toBeHidden();
});
