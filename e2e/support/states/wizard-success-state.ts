import { expect } from '@playwright/test';
import { apiPath, apiPaths, decisionPaths, type OfferCreated, type OfferMails } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { closeToasts } from './close-toasts.js';
import { fixedProduct } from './fixed-product.js';
import type { ScreenState } from './screen-state.js';
import { openStaffScreen, press } from './staff-screen.js';

const created: OfferCreated = {
  offer: {
    id: '3f2c8a10-6f1d-4c57-9a53-0d6a51b7c2e4',
    clientName: 'Acme',
    creator: 'Victoria Ashworth',
    currency: 'USD',
    accessCode: 'ABCDE-FGHJK-MNPQR',
    validUntil: '2030-06-13',
    expired: false,
    createdAt: fixedProduct.now,
    version: 1,
    status: 'open',
    revision: 1,
    language: null,
  },
  generatedPassword: 'ABCDE-FGHJK-MNPQR',
};

const createdMails: OfferMails = {
  mail: true,
  recipient: { name: 'Jane Roe', address: 'jane.roe@example.com' },
  language: 'en',
  remindClient: false,
  sentAt: null,
  previews: [
    {
      kind: 'link',
      subject: 'Your offer for Acme',
      text: `Hello Jane Roe,\n\n${fixedProduct.url}/offer/${created.offer.id}`,
    },
    { kind: 'code', subject: 'Password of your offer for Acme', text: 'Hello Jane Roe,\n\nABCDE-FGHJK-MNPQR' },
  ],
  sent: [],
};

/** The end of the wizard. No offer is made: the answer, whose id and code are random, is replaced. */
export const success: ScreenState['reach'] = async (page, words, language) => {
  await openStaffScreen(page, '/offers', language);
  await page.route(new RegExp(`${apiPaths.offers}$`), (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: created }) : route.fallback(),
  );
  await page.route(`**${apiPath(decisionPaths.mails, { id: created.offer.id })}`, (route) =>
    route.fulfill({ json: createdMails }),
  );
  await press(page, words, 'offers.more.of', { client: isolated('Acme') });
  await page.getByRole('menuitem', { name: words('offers.duplicate') }).click();
  await press(page, words, 'wizard.continue');
  await press(page, words, 'wizard.create');
  await expect(page.getByRole('heading', { name: words('success.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('offerMails.send') })).toBeVisible();
  await closeToasts(page, words);
  await page.waitForLoadState('networkidle');
};
