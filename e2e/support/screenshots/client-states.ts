import { expect } from '@playwright/test';
import { giveCode, lookAtChart } from '../made-offers.js';
import { closeToasts } from './close-toasts.js';
import type { ScreenState } from './screen-state.js';
import { readSeed, type OfferName } from './seed.js';

const open =
  (offer: OfferName): ScreenState['reach'] =>
  async (page, _words, language) => {
    const { path, code } = readSeed()[offer];
    await page.goto(`${path}?lang=${language}`);
    await giveCode(page, code);
    await expect(page.getByRole('article')).toBeVisible();
    await closeToasts(page);
    if (offer === 'both') await lookAtChart(page);
    await page.waitForLoadState('networkidle');
  };

/** What a client opens. */
export const clientStates: readonly ScreenState[] = [
  {
    name: 'gate',
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
  { name: 'offer-enterprise', side: true, reach: open('enterprise') },
  { name: 'offer-comfort', side: true, reach: open('comfort') },
  { name: 'offer-both', longTexts: true, heights: { 360: 1400, 1280: 1000 }, reach: open('both') },
  { name: 'offer-expired', reach: open('expired') },
];
