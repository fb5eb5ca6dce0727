import { expect } from '@playwright/test';
import { apiPath, decisionPaths, templatePaths, type OfferMails, type OfferTemplate } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { ScreenState } from './screen-state.js';
import { readSeed } from './seed.js';
import { openStaffScreen, press } from './staff-screen.js';

/** The seeded product has no mail server and no templates: here the answers of the API are changed instead. */

const recipient = 'jane.roe@example.com';

const mail = { recipient, sentAt: null, error: null, createdAt: '2030-03-14T08:40:00.000Z' } as const;

const sent: OfferMails['sent'] = [
  { ...mail, id: 4, kind: 'code', state: 'waiting' },
  { ...mail, id: 3, kind: 'link', state: 'delivered', sentAt: '2030-03-14T08:40:02.000Z' },
  {
    ...mail,
    id: 2,
    kind: 'link',
    state: 'refused',
    failure: 'address-unknown',
    recipient: 'jane@example.com',
    createdAt: '2030-03-13T15:45:00.000Z',
    error: '550 5.1.1 <jane@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
  },
];

/** The page of an offer whose contact has an address; the offer's address, which is random, is replaced. */
async function openMailedOffer(...[page, words, language]: Parameters<ScreenState['reach']>) {
  const { id } = readSeed().comfort;
  await openStaffScreen(page, `/offers/${id}`, language, {
    [apiPath(decisionPaths.mails, { id })]: (json) => {
      const mails = json as OfferMails;
      const previews = mails.previews.map((preview) => ({
        ...preview,
        text: preview.text.replaceAll(id, '3f2c8a10-6f1d-4c57-9a53-0d6a51b7c2e4'),
      }));
      return { ...mails, mail: true, sentAt: '2030-03-14T08:40:00.000Z', remindClient: true, previews, sent };
    },
  });
  await expect(page.getByText(words('offerMails.reminds'))).toBeVisible();
}

const sendDialog: ScreenState['reach'] = async (page, words, language) => {
  await openMailedOffer(page, words, language);
  await press(page, words, 'offerMails.again');
  await expect(page.getByRole('dialog')).toBeVisible();
};

const recordDialog: ScreenState['reach'] = async (page, words, language) => {
  await openStaffScreen(page, `/offers/${readSeed().enterprise.id}`, language);
  await press(page, words, 'offerRecord.open');
  await expect(page.getByRole('dialog')).toBeVisible();
};

const templates: readonly OfferTemplate[] = [
  {
    id: 1,
    name: 'Enterprise and Comfort, half a year',
    currency: 'EUR',
    language: 'en',
    savedBy: 'Zoë Żak',
    savedAt: '2030-03-12T09:00:00.000Z',
    version: 1,
    quotesCount: 3,
  },
  {
    id: 2,
    name: 'Program wielosportowy dla zakładów produkcyjnych z pracą zmianową',
    currency: 'PLN',
    language: null,
    savedBy: 'admin',
    savedAt: '2030-02-03T09:00:00.000Z',
    version: 4,
    quotesCount: 1,
  },
];

const templatesDialog: ScreenState['reach'] = async (page, words, language) => {
  await openStaffScreen(page, '/offers', language);
  await page.route(new RegExp(`${templatePaths.all}$`), (route) => route.fulfill({ json: templates }));
  await press(page, words, 'offers.create');
  await press(page, words, 'wizard.template');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
};

const saveTemplateDialog: ScreenState['reach'] = async (page, words, language) => {
  await openStaffScreen(page, '/offers', language);
  await page.route(new RegExp(`${templatePaths.all}$`), (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: templates })
      : route.fulfill({ status: 409, json: { type: 'about:blank', status: 409, detail: 'Taken' } }),
  );
  await press(page, words, 'offers.more.of', { client: isolated('Acme') });
  await page.getByRole('menuitem', { name: words('offers.saveTemplate') }).click();
  await page.getByLabel(words('templates.name')).fill(templates[1]?.name ?? '');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('admin.save') })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: words('templates.replace') })).toBeVisible();
};

/** The dialogs about an offer that are opened now and then, and its mails. */
export const offerDialogStates: readonly ScreenState[] = [
  {
    name: 'offer-mails',
    side: true,
    longTexts: true,
    from: (page, words) => page.getByRole('region', { name: words('offerMails.heading') }),
    reach: openMailedOffer,
  },
  { name: 'offer-send-dialog', side: true, longTexts: true, dialogAlone: true, reach: sendDialog },
  { name: 'offer-record-dialog', side: true, longTexts: true, dialogAlone: true, reach: recordDialog },
  { name: 'offer-templates-dialog', side: true, longTexts: true, dialogAlone: true, reach: templatesDialog },
  {
    name: 'offer-save-template',
    side: true,
    fails: true,
    longTexts: true,
    dialogAlone: true,
    reach: saveTemplateDialog,
  },
];
