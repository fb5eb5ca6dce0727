import { expect } from '@playwright/test';
import { apiPath, approvalPaths, priceBookPaths } from '@programme/contracts';
import type { ScreenState } from './screen-state.js';
import { seededDraft } from './seeded-draft.js';
import { openStaffScreen, press, screen } from './staff-screen.js';

const draftPath = `/admin/prices/${seededDraft.id}`;

/** What of an answer is changed on its way to the page. */
type Tiers = { readonly content: { readonly currencies: { readonly PLN: { readonly tiers: { min: number }[] } } } };

/** The draft as if it had been saved with a gap between two tiers: nothing is typed, so that the page can be left. */
const draftWithError: ScreenState['reach'] = async (page, words, language) => {
  await page.route(`**${apiPath(priceBookPaths.one, { id: seededDraft.id })}`, async (route) => {
    const response = await route.fetch();
    const book = (await response.json()) as Tiers;
    const [, second] = book.content.currencies.PLN.tiers;
    if (second) second.min = 60;
    await route.fulfill({ response, json: book });
  });
  await openStaffScreen(page, draftPath, language);
  await expect(page.getByText(words('prices.errors', { count: 1 }), { exact: true })).toBeVisible();
};

/** A higher limit of discounts waits for this admin: two admins are not worth a second browser here. */
const proposedLimit: ScreenState['reach'] = async (page, words, language) => {
  await page.route(`**${approvalPaths.settings}`, async (route) => {
    const response = await route.fetch();
    const change = { at: '2026-11-20T09:00:00.000Z', by: 'Zofia Nowak-Kowalska', settledBy: null, settledAt: null };
    const history = [
      { ...change, id: 3, from: 12.5, to: null, outcome: 'waiting' },
      { ...change, id: 2, from: 30, to: 12.5, outcome: 'lowered' },
      { ...change, id: 1, from: null, to: 30, outcome: 'confirmed', settledBy: 'Jan' },
    ];
    await route.fulfill({ response, json: { largestDiscount: 12.5, version: 4, mayConfirm: true, history } });
  });
  await openStaffScreen(page, '/admin/prices', language);
  await expect(page.getByText(words('discountLimit.proposal'), { exact: true })).toBeVisible();
};

/** The API runs one simulation at a time: while another test's runs, it refuses this one, which is tried again. */
const simulated: ScreenState['reach'] = async (page, words, language) => {
  await openStaffScreen(page, draftPath, language);
  await page.getByRole('tab', { name: words('prices.tab.simulation') }).click();
  await expect(async () => {
    await press(page, words, 'priceSimulation.run');
    await expect(page.getByRole('link', { name: words('priceSimulation.csv') })).toBeVisible({ timeout: 5000 });
  }).toPass();
};

/** What an admin sees of price books. */
export const priceBookStates: readonly ScreenState[] = [
  { name: 'price-books', longTexts: true, reach: screen('/admin/prices') },
  { name: 'price-books-limit', longTexts: true, heights: { 360: 1620, 1280: 1340 }, reach: proposedLimit },
  {
    name: 'price-book',
    longTexts: true,
    heights: { 360: 2400, 1280: 2400 },
    reach: screen('/admin/prices/programme-2026.1'),
  },
  { name: 'price-book-draft', longTexts: true, heights: { 360: 2800, 1280: 2000 }, reach: draftWithError },
  { name: 'price-book-simulation', longTexts: true, heights: { 360: 3200, 1280: 2800 }, reach: simulated },
];
