import { expect } from '@playwright/test';
import { apiPath, apiPaths, decisionPaths, type OfferDetails } from '@programme/contracts';
import { giveCode, post } from '../support/made-offers.js';
import { test } from '../support/offer-maker-test.js';
import { expectSound, soundIn } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

for (const { language, width } of soundIn) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every state of a client's answer is sound in ${language}, ${colorScheme}`, async ({ page, maker }) => {
      const words = textsIn(language);
      const { path, code } = await maker.make({
        quotes: [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }],
        contactName: 'Jan Lis',
        contactEmail: 'jan@example.com',
        introduction: 'Dear Jan,\nwelcome.',
        terms: '1. Payment within 14 days.',
      });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}?lang=${language}`);
      await giveCode(page, code);

      await expect(page.getByText('Dear Jan,')).toBeVisible();
      await expect(page.getByRole('heading', { name: words('offer.terms'), exact: true })).toBeVisible();
      await page.getByRole('button', { name: words('offer.decline'), exact: true }).click();
      await page.getByRole('button', { name: words('offer.decline.confirm') }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expectSound(page, 'a decline without a reason', language);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: words('offer.accept'), exact: true }).click();
      const next = page.getByRole('button', { name: words('offer.accept.next') });
      await expect(next).toBeVisible();
      await expectSound(page, 'the options to accept', language);
      await next.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(words('offer.accept.name'))).toHaveValue('Jan Lis');
      await expect(dialog.getByLabel(words('offer.accept.email'))).toHaveValue('jan@example.com');
      await next.click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await expectSound(page, 'who accepts, with faults', language);
      await dialog.getByLabel(words('offer.accept.name')).fill('Ewa Zając');
      await dialog.getByLabel(words('offer.accept.role')).fill('CEO');
      await dialog.getByLabel(words('offer.accept.email')).fill('ewa@example.com');
      await page.getByRole('checkbox').check();
      await next.click();
      await expect(page.getByRole('heading', { name: words('offer.accept.summary') })).toBeFocused();
      const terms = page.getByRole('dialog').getByRole('button', { name: words('offer.terms'), exact: true });
      await terms.click();
      await expect(page.getByRole('dialog').getByText('1. Payment within 14 days.')).toBeVisible();
      await expectSound(page, 'the summary', language);
      await page.getByRole('button', { name: words('offer.accept.confirm'), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: words('offer.accepted.title') })).toBeVisible();
      await expectSound(page, 'an accepted offer', language);

      await page.getByRole('link', { name: words('offer.digest.verify') }).click();
      await expect(page.getByRole('status').filter({ hasText: words('offer.verify.known') })).toBeVisible();
      await expectSound(page, 'a digest that is known', language);
    });

    test(`a declined and a withdrawn offer are sound in ${language}, ${colorScheme}`, async ({ page, maker }) => {
      const words = textsIn(language);
      const { id, path, code } = await maker.make({
        quotes: [{ packageType: 'comfort', employeesCount: 40, monthsCount: 3 }],
      });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}?lang=${language}`);
      await giveCode(page, code);
      await page.getByRole('button', { name: words('offer.decline'), exact: true }).click();
      await page.getByRole('radio', { name: words('offer.decline.reason.timing') }).check();
      await page.getByRole('button', { name: words('offer.decline.confirm') }).click();
      await expect(page.getByRole('status').filter({ hasText: words('offer.declined.title') })).toBeVisible();
      await expectSound(page, 'a declined offer', language);

      const details = await maker.request.get(apiPath(apiPaths.offerDetails, { id }));
      const { version } = ((await details.json()) as OfferDetails).offer;
      expect((await post(maker.request, apiPath(decisionPaths.withdraw, { id }), { version })).ok()).toBe(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: words('offer.answer.withdrawn') })).toBeVisible();
      await expectSound(page, 'a withdrawn offer', language);
    });
  }
}
