import { expect } from '@playwright/test';
import type { ApprovalRequest, OfferDetails } from '@programme/contracts';
import type { ScreenState } from './screen-state.js';
import { readSeed } from './seed.js';
import { standing } from './standing-offer.js';
import { openStaffScreen } from './staff-screen.js';

const approval: ApprovalRequest = {
  requestedAt: '2030-03-14T08:40:00.000Z',
  requestedBy: 'Zoë Żak',
  discount: 28.06,
  limit: 20,
  options: [6, 5, 7].map((months) => ({
    quote: 1,
    package: 'enterprise',
    months,
    discount: 28.06,
    requestedBy: 'Zoë Żak',
  })),
  rejection: null,
};

/**
 * The page of an offer whose discount waits for another admin. The seeded offers keep their state, which other pictures
 * show: the answer of the API is changed instead.
 */
const awaiting: ScreenState['reach'] = async (page, words, language) => {
  const { id } = readSeed().enterprise;
  await openStaffScreen(page, `/offers/${id}`, language, {
    [`/api/offers/${id}/details`]: (json) => ({ ...standing(json as OfferDetails, 'awaiting-approval'), approval }),
  });
  await expect(page.getByText(words('offerApproval.title'))).toBeVisible();
};

/** What staff see of the approval of discounts. */
export const offerApprovalStates: readonly ScreenState[] = [
  {
    name: 'offer-awaiting-approval',
    side: true,
    longTexts: true,
    heights: { 360: 1400, 1280: 900 },
    reach: awaiting,
  },
];
