import { expect, type Page, type Route } from '@playwright/test';
import { apiPath, apiPaths } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { giveCode, lookAtChart } from '../made-offers.js';
import type { Words } from '../texts.js';
import { closeToasts } from './close-toasts.js';
import type { ScreenState } from './screen-state.js';
import { readSeed, type OfferName } from './seed.js';

const open =
  (offer: OfferName): ScreenState['reach'] =>
  async (page, words, language) => {
    const { path, code } = readSeed()[offer];
    await page.goto(`${path}?lang=${language}`);
    await giveCode(page, code);
    await expect(page.getByRole('article')).toBeVisible();
    await closeToasts(page, words);
    if (offer === 'both') await lookAtChart(page);
    await page.waitForLoadState('networkidle');
  };

/** Loads an opened offer again, whose data does not come. */
async function loadAgain(
  page: Page,
  words: Words,
  language: Language,
  answer: (route: Route) => Promise<void> | undefined,
): Promise<void> {
  await open('enterprise')(page, words, language);
  await page.route(`**${apiPath(apiPaths.offerPublic, { id: readSeed().enterprise.id })}`, answer);
  await page.reload();
}

/** What a client opens. */
export const clientStates: readonly ScreenState[] = [
  {
    name: 'gate',
    forcedColors: 640,
    reach: async (page, words, language) => {
      await page.goto(`${readSeed().both.path}?lang=${language}`);
      await expect(page.getByLabel(words('offer.password'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'gate-refused',
    side: true,
    reach: async (page, _words, language) => {
      await page.goto(`/offer/none?lang=${language}`);
      await giveCode(page, 'wrong');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'offer-on-its-way',
    side: true,
    reach: async (page, words, language) => {
      await loadAgain(page, words, language, () => undefined);
      await expect(page.getByRole('progressbar', { name: words('offer.checking') })).toBeVisible();
    },
  },
  {
    name: 'offer-failed',
    side: true,
    fails: true,
    reach: async (page, words, language) => {
      await loadAgain(page, words, language, (route) => route.abort());
      await expect(page.getByText(words('offer.failed.title'))).toBeVisible();
    },
  },
  { name: 'offer-enterprise', side: true, reach: open('enterprise') },
  { name: 'offer-comfort', side: true, reach: open('comfort') },
  { name: 'offer-both', forcedColors: 2600, longTexts: true, heights: { 360: 1400, 1280: 1000 }, reach: open('both') },
  {
    name: 'offer-chosen',
    withoutPictures: true,
    reach: async (page, words, language) => {
      await open('both')(page, words, language);
      const heading = words('offer.enterprise.heading', { count: 60, number: '60' });
      const enterprise = page.getByRole('region', { name: heading });
      const longer = enterprise.getByRole('listitem').filter({ hasText: words('offer.length.longer') });
      await longer.getByRole('button', { name: words('offer.choose') }).click();
      await expect(longer.getByRole('button', { name: words('offer.chosen') })).toBeVisible();
      await page.getByRole('button', { name: words('offer.chart.table') }).click();
      await expect(page.getByRole('table', { name: words('offer.chart.title') })).toBeVisible();
    },
  },
  { name: 'offer-expired', reach: open('expired') },
];
