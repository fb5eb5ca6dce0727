import { expect } from '@playwright/test';
import {
  offerDifferences,
  type ListedOffer,
  type OfferDecisionRecord,
  type OfferDetails,
  type OfferEvent,
  type OfferRevision,
  type OfferStatus,
} from '@programme/contracts';
import type { ScreenState } from './screen-state.js';
import { readSeed } from './seed.js';
import { standing } from './standing-offer.js';
import { openStaffScreen, screenWith } from './staff-screen.js';

/** The seeded offers keep their status, which other pictures show: here the answers of the API are changed instead. */

const acceptance: OfferDecisionRecord = {
  id: 2,
  kind: 'accepted',
  revision: 2,
  decidedAt: '2030-03-14T10:20:00.000Z',
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  name: 'Grażyna Brzęczyszczykiewicz',
  option: { quoteId: 0, package: 'enterprise', months: 4, currency: 'EUR', listTotal: 4814, total: 4333 },
  role: 'Head of Human Resources',
  email: 'grazyna.brzeczyszczykiewicz@zolw-i-synowie.example.com',
  consent: 'I accept the offer with the option that I chose, and I am entitled to do so for my company.',
  reason: null,
  text: null,
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  visits: { count: 2, times: ['2030-03-10T09:30:00.000Z', '2030-03-13T09:30:00.000Z'] },
  recorded: null,
  recordedBy: null,
  reversal: null,
};

const decline: OfferDecisionRecord = {
  ...acceptance,
  kind: 'declined',
  name: null,
  option: null,
  role: null,
  email: null,
  consent: null,
  reason: 'timing',
  text: 'Our budget for this year is spent.\nPlease ask us again in September.',
};

const reversed: OfferDecisionRecord = {
  ...acceptance,
  id: 1,
  decidedAt: '2030-03-13T11:00:00.000Z',
  reversal: { at: '2030-03-13T15:45:00.000Z', username: 'admin', reason: 'The client meant the longer contract.' },
};

const event = (id: number, action: OfferEvent['action'], at: string, more: Partial<OfferEvent> = {}): OfferEvent => ({
  id,
  action,
  at,
  username: 'admin',
  fields: [],
  revision: null,
  reason: null,
  ...more,
});

/** A second revision: the first one lasted until another day, for a longer contract without the discount. */
function twoRevisions([real]: readonly OfferRevision[]): OfferRevision[] {
  if (!real) throw new Error('The seeded offer has no revision');
  const { offer, quotes } = real.snapshot;
  const snapshot = {
    offer: { ...offer, validUntil: '2030-02-28' },
    quotes: quotes.map((quote) => ({
      ...quote,
      monthsCount: 6,
      discountType: 'none' as const,
      discountValue: null,
    })),
  };
  return [
    { ...real, number: 2, createdAt: '2030-03-11T08:15:00.000Z', changes: offerDifferences(snapshot, real.snapshot) },
    { ...real, number: 1, current: false, createdAt: '2030-03-03T08:15:00.000Z', snapshot },
  ];
}

type Standing = {
  readonly status: 'accepted' | 'declined' | 'withdrawn';
  readonly decisions?: readonly OfferDecisionRecord[];
  readonly events: readonly OfferEvent[];
};

/** The page of an offer that stands otherwise than the seeded one. */
const answeredPage =
  ({ status, decisions = [], events }: Standing): ScreenState['reach'] =>
  async (page, words, language) => {
    const path = `/api/offers/${readSeed().enterprise.id}`;
    await openStaffScreen(page, `/offers/${readSeed().enterprise.id}`, language, {
      [`${path}/details`]: (json) => {
        const { offer, quotes, ...rest } = standing(json as OfferDetails, status);
        const quoteId = quotes[0]?.id ?? 0;
        return {
          ...rest,
          offer: { ...offer, revision: 2 },
          quotes,
          decisions: decisions.map((one) => ({ ...one, option: one.option && { ...one.option, quoteId } })),
        };
      },
      [`${path}/revisions`]: (json) => twoRevisions(json as OfferRevision[]),
      [`${path}/history`]: (json) => [...events, ...(json as OfferEvent[])],
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Żółw i Synowie' })).toBeVisible();
    await expect(page.getByText(words(`offerAnswer.${status}`))).toBeVisible();
  };

const changed = event(91, 'changed', '2030-03-11T08:15:00.000Z', { fields: ['validUntil', 'quotes'], revision: 2 });

const heights = { 360: 2600, 1280: 1500 } as const;

/** One row for each status, in the order of the seeded list. */
const statuses: readonly OfferStatus[] = ['accepted', 'declined', 'withdrawn', 'expired'];

/** What staff see of a client's answer. */
export const offerAnswerStates: readonly ScreenState[] = [
  {
    name: 'offers-answered',
    side: true,
    longTexts: true,
    heights: { 360: 2200, 1280: 1000 },
    reach: screenWith('/offers', {
      '/api/offers': (json) =>
        (json as ListedOffer[]).map((offer, index) => ({ ...offer, status: statuses[index] ?? offer.status })),
    }),
  },
  {
    name: 'offer-page-accepted',
    side: true,
    longTexts: true,
    heights,
    reach: answeredPage({
      status: 'accepted',
      decisions: [acceptance, reversed],
      events: [
        event(94, 'accepted', acceptance.decidedAt, { username: null, revision: 2 }),
        event(93, 'reversed', '2030-03-13T15:45:00.000Z', { reason: reversed.reversal?.reason ?? null }),
        event(92, 'accepted', reversed.decidedAt, { username: null, revision: 2 }),
        changed,
      ],
    }),
  },
  {
    name: 'offer-page-altered',
    side: true,
    heights,
    reach: answeredPage({
      status: 'accepted',
      decisions: [{ ...acceptance, altered: true }],
      events: [event(94, 'accepted', acceptance.decidedAt, { username: null, revision: 2 }), changed],
    }),
  },
  {
    name: 'offer-page-declined',
    side: true,
    heights: { 360: 1300, 1280: 900 },
    reach: answeredPage({
      status: 'declined',
      decisions: [decline],
      events: [event(92, 'declined', decline.decidedAt, { username: null, revision: 2 }), changed],
    }),
  },
  {
    name: 'offer-page-withdrawn',
    side: true,
    heights: { 360: 1300, 1280: 900 },
    reach: answeredPage({
      status: 'withdrawn',
      events: [event(92, 'withdrawn', '2030-03-14T10:20:00.000Z'), changed],
    }),
  },
];
