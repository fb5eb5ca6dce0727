import { expect } from '@playwright/test';
import type { OfferDetails, OfferEvent, OfferMessage } from '@programme/contracts';
import type { ScreenState } from './screen-state.js';
import { readSeed } from './seed.js';
import { openStaffScreen, press } from './staff-screen.js';

/** The seeded offers keep their state, which other pictures show: here the answers of the API are changed instead. */

const thread: readonly OfferMessage[] = [
  {
    id: 1,
    author: 'client',
    name: 'Grażyna Brzęczyszczykiewicz',
    text: 'Does the price include the kick-off workshop?\nOur works council asks, too.',
    at: '2030-03-13T10:20:00.000Z',
  },
  {
    id: 2,
    author: 'staff',
    name: 'admin',
    text: 'Yes, one workshop of two hours is included.',
    at: '2030-03-13T11:05:00.000Z',
  },
  {
    id: 3,
    author: 'client',
    name: null,
    text: 'Thank you. And can we begin in May?',
    at: '2030-03-14T08:40:00.000Z',
  },
];

const events: readonly OfferEvent[] = thread
  .map(({ id, author, name, at }): OfferEvent => ({
    id: 90 + id,
    action: author === 'client' ? 'question-asked' : 'question-answered',
    at,
    username: author === 'client' ? null : name,
    fields: [],
    revision: null,
    reason: null,
  }))
  .reverse();

/** The page of an offer with a question that waits for an answer. */
const questions: ScreenState['reach'] = async (page, words, language) => {
  const path = `/api/offers/${readSeed().enterprise.id}`;
  await openStaffScreen(page, `/offers/${readSeed().enterprise.id}`, language, {
    [`${path}/details`]: (json) => ({ ...(json as OfferDetails), thread }),
    [`${path}/history`]: (json) => [...events, ...(json as OfferEvent[])],
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Żółw i Synowie' })).toBeVisible();
  await expect(page.getByText(words('offerThread.waiting'))).toBeVisible();
};

/** The dialog that extends an expired offer, whose client asked for it. */
const extension: ScreenState['reach'] = async (page, words, language) => {
  const { id } = readSeed().expired;
  await openStaffScreen(page, `/offers/${id}`, language, {
    [`/api/offers/${id}/details`]: (json) => ({
      ...(json as OfferDetails),
      extensionRequestedAt: '2030-03-14T08:40:00.000Z',
    }),
  });
  await press(page, words, 'offerExtension.extend');
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** What staff answer, and how they give more time. */
export const offerThreadStates: readonly ScreenState[] = [
  {
    name: 'offer-page-questions',
    side: true,
    longTexts: true,
    heights: { 360: 1800, 1280: 1200 },
    reach: questions,
  },
  { name: 'offer-extend-dialog', side: true, longTexts: true, reach: extension },
];
