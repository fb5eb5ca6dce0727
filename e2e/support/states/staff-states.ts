import { expect, type Page } from '@playwright/test';
import { apiPaths, type Overview } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import type { Words } from '../texts.js';
import { fixedProduct } from './fixed-product.js';
import { offerAnswerStates } from './offer-answer-states.js';
import { offerApprovalStates } from './offer-approval-states.js';
import { offerDialogStates } from './offer-dialog-states.js';
import { offerThreadStates } from './offer-thread-states.js';
import { priceBookStates } from './price-book-states.js';
import type { ScreenState } from './screen-state.js';
import { success } from './wizard-success-state.js';
import { readSeed } from './seed.js';
import { openStaffScreen, press, screen, screenWith } from './staff-screen.js';

/** The wizard with the quotes of an offer. */
const quotes: ScreenState['reach'] = async (page, words, language) => {
  await openStaffScreen(page, '/offers', language);
  await press(page, words, 'offers.edit.of', { client: isolated('Acme') });
  await press(page, words, 'wizard.continue');
  await expect(page.getByRole('listitem', { name: words('quote.number', { number: 1 }), exact: true })).toBeVisible();
};

/** Opens the list, and what the menu of an offer leads to. */
const fromMenu =
  (item: TextKey): ScreenState['reach'] =>
  async (page, words, language) => {
    await openStaffScreen(page, '/offers', language);
    await press(page, words, 'offers.more.of', { client: isolated('Żółw i Synowie') });
    await page.getByRole('menuitem', { name: words(item) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
  };

/** A screen for which an answer of the API is replaced. */
const answered =
  (path: string, api: string, answer: { readonly status?: number; readonly json: unknown }): ScreenState['reach'] =>
  async (page, _words, language) => {
    await page.route(new RegExp(`${api}(\\?|$)`), (route) => route.fulfill(answer));
    await page.goto(`${path}?lang=${language}`);
    await expect(page.getByRole('banner').getByRole('progressbar')).toBeHidden();
    await page.waitForLoadState('networkidle');
  };

/** The page of the offer that its client has opened. */
const offerPage: ScreenState['reach'] = async (page, _words, language) => {
  await openStaffScreen(page, `/offers/${readSeed().enterprise.id}`, language);
  await expect(page.getByRole('heading', { level: 1, name: 'Żółw i Synowie' })).toBeVisible();
};

/** The client's page of an offer, with the bar that tells staff what it is. */
const clientPage: ScreenState['reach'] = async (page, _words, language) => {
  await openStaffScreen(page, readSeed().enterprise.path, language);
  await expect(page.getByRole('article')).toBeVisible();
};

/** A dialog above a screen. */
const dialog =
  (path: string, openDialog: (page: Page, words: Words) => Promise<unknown>): ScreenState['reach'] =>
  async (page, words, language) => {
    await openStaffScreen(page, path, language);
    await openDialog(page, words);
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/** The token is random: the answer is replaced. */
const madeLink = {
  link: `${fixedProduct.url}/link#${'Yb3-'.repeat(10)}xyz`,
  sentTo: null,
  until: '2030-03-16T09:00:00.000Z',
};

const [dayBefore, yesterday] = ['2030-03-13T08:40:00.000Z', '2030-03-14T08:40:00.000Z'];
const acme = () => ({ offerId: readSeed().both.id, clientName: 'Acme' });
const tortoise = () => ({ offerId: readSeed().enterprise.id, clientName: 'Żółw i Synowie' });

/** What an admin opens. */
export const staffStates: readonly ScreenState[] = [
  { name: 'overview', longTexts: true, heights: { 360: 1300, 1280: 900 }, reach: screen('/admin') },
  {
    name: 'overview-rejected',
    side: true,
    reach: screenWith('/admin', {
      '/api/overview': (json) => ({
        ...(json as Overview),
        approvals: [{ ...acme(), requestedBy: 'Zoë Żak', since: yesterday, discount: 28.06 }],
        rejectedDiscounts: [{ ...tortoise(), rejectedBy: 'Zoë Żak', since: dayBefore }],
        failedMails: [{ ...tortoise(), failure: 'address-unknown', since: yesterday }],
        unreachableCreators: [{ name: 'Zoë Żak', failure: 'mailbox-full', since: dayBefore }],
        unreachableUsers: [{ name: 'zoe.zak', failure: 'rejected', since: dayBefore }],
        failedMessages: 2,
        waiting: [
          { ...acme(), reason: 'question', since: yesterday, question: 'Can we begin with 500 people in May?' },
        ],
        decisions: [
          { ...tortoise(), kind: 'accepted', at: yesterday, currency: 'MXN', total: 391_200, reason: null, text: null },
          {
            ...acme(),
            kind: 'declined',
            at: dayBefore,
            currency: 'PLN',
            total: null,
            reason: 'price',
            text: 'Too much for three months.',
          },
        ],
      }),
    }),
  },
  {
    name: 'palette',
    side: true,
    reach: dialog('/admin', async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('a');
      await expect(page.getByRole('option', { name: /Acme/ })).toBeVisible();
    }),
  },
  { name: 'offers', forcedColors: 640, longTexts: true, heights: { 360: 1000 }, reach: screen('/offers') },
  { name: 'offers-empty', side: true, reach: answered('/offers', apiPaths.offers, { json: [] }) },
  {
    name: 'offers-failed',
    side: true,
    fails: true,
    reach: answered('/offers', apiPaths.offers, { status: 503, json: { status: 503, detail: 'Try again later.' } }),
  },
  {
    name: 'offers-none-found',
    side: true,
    reach: async (page, words, language) => {
      await openStaffScreen(page, '/offers', language);
      await page.getByLabel(words('offers.search')).fill('nobody');
      // The list stands there, dimmed, until the answer comes.
      await expect(page.getByText(words('offers.none'))).toBeVisible();
    },
  },
  { name: 'offer-analytics', side: true, reach: fromMenu('offers.analytics') },
  { name: 'offer-page', longTexts: true, heights: { 360: 1300, 1280: 900 }, reach: offerPage },
  ...offerAnswerStates,
  ...offerApprovalStates,
  ...offerDialogStates,
  ...offerThreadStates,
  { name: 'offer-as-staff', side: true, longTexts: true, reach: clientPage },
  {
    name: 'wizard-basics',
    reach: async (page, words, language) => {
      await openStaffScreen(page, '/offers', language);
      await press(page, words, 'offers.create');
      await expect(page.getByLabel(words('wizard.client'))).toBeVisible();
    },
  },
  {
    name: 'wizard-basics-faults',
    side: true,
    reach: async (page, words, language) => {
      await openStaffScreen(page, '/offers', language);
      await press(page, words, 'offers.create');
      await press(page, words, 'wizard.continue');
      await expect(page.getByLabel(words('wizard.client'))).toBeFocused();
    },
  },
  { name: 'wizard-quotes', reach: quotes },
  {
    name: 'wizard-quote-form',
    forcedColors: 1500,
    longTexts: true,
    heights: { 360: 1300, 1280: 900 },
    reach: async (page, words, language) => {
      await quotes(page, words, language);
      await press(page, words, 'quote.edit.of', { number: 1 });
      await expect(page.getByLabel(words('quote.months'), { exact: true })).toBeVisible();
      await expect(page.locator('[aria-current=true]').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'wizard-success', side: true, heights: { 360: 900, 1280: 900 }, reach: success },
  {
    name: 'content',
    longTexts: true,
    // How many texts there are, in all and of each screen.
    unpictured: (page, words) => {
      const screens = page.getByRole('navigation', { name: words('translations.part') });
      return page.getByRole('status').or(screens.locator('span + span'));
    },
    reach: screen('/admin/content'),
  },
  ...priceBookStates,
  { name: 'logs', longTexts: true, reach: screen('/admin/logs') },
  { name: 'logs-empty', side: true, reach: answered('/admin/logs', apiPaths.logs, { json: [] }) },
  {
    name: 'log-details',
    side: true,
    heights: { 360: 1000, 1280: 900 },
    // Its full name ends with the client's, and begins with a time.
    reach: dialog('/admin/logs', (page) => page.getByRole('button', { name: isolated('Acme') }).click()),
  },
  { name: 'users', reach: screen('/admin/users') },
  {
    name: 'users-link',
    side: true,
    dialogAlone: true,
    reach: async (page, words, language) => {
      await openStaffScreen(page, '/admin/users', language);
      await page.route(/\/api\/users\/\d+\/link$/, (route) => route.fulfill({ status: 201, json: madeLink }));
      await press(page, words, 'users.link.of', { username: isolated('Zoë Żak') });
      await press(page, words, 'users.link.make');
      await expect(page.getByRole('status').filter({ hasText: '2030' })).toBeVisible();
    },
  },
  {
    name: 'users-email',
    side: true,
    dialogAlone: true,
    reach: dialog('/admin/users', (page, words) =>
      press(page, words, 'users.email.of', { username: isolated('Zoë Żak') }),
    ),
  },
  { name: 'account', reach: screen('/account') },
  { name: 'creators', reach: screen('/admin/creators') },
  {
    name: 'creator-dialog',
    side: true,
    dialogAlone: true,
    reach: dialog('/admin/creators', (page, words) =>
      press(page, words, 'creators.rename.of', { name: isolated('Maria del Carmen Fernández-Villanueva') }),
    ),
  },
  { name: 'slack', longTexts: true, reach: screen('/admin/slack') },
];
