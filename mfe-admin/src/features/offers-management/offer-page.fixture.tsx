import type { OfferDecisionRecord, OfferDetails, OfferRevision } from '@programme/contracts';
import { rowAbilities } from './list/row-abilities';
import { details, event, noMails } from './offers.fixture';

export { noMails } from './offers.fixture';
import { open } from './offers-list.fixture';

/** The page of an offer: what the API answers, and the page itself. */

const created = '2026-11-21T12:00:00.000Z';
const opened = '2026-11-22T12:00:00.000Z';
const changed = '2026-11-23T12:00:00.000Z';

const [first, second] = details.quotes;
const { clientName, creator, currency, validUntil } = details.offer;

/** What the client saw at first: another last day, another price, one quote fewer. */
const before: OfferRevision = {
  number: 1,
  current: false,
  createdAt: created,
  username: 'ada',
  digest: 'a'.repeat(64),
  snapshot: {
    offer: { clientName, creator, currency, validUntil: '2026-12-31', createdAt: created },
    quotes: first ? [{ ...first, monthsCount: 12, note: 'For <b>Kraków</b>' }] : [],
  },
  changes: [],
};

const now: OfferRevision = {
  ...before,
  number: 2,
  current: true,
  createdAt: changed,
  username: 'bob',
  digest: 'b'.repeat(64),
  snapshot: { offer: { ...before.snapshot.offer, validUntil }, quotes: details.quotes },
  changes: ['validUntil', 'quotes[0].monthsCount', 'quotes[0].note', 'quotes[1]'],
};

export const revisions = [now, before];

/** Of the second quote, for a month more than its own length. */
export const acceptance: OfferDecisionRecord = {
  id: 2,
  kind: 'accepted',
  revision: 2,
  decidedAt: '2026-11-24T08:30:00.000Z',
  digest: '0123456789abcdef'.repeat(4),
  name: 'Ewa Zając',
  option: {
    quoteId: second?.id ?? 0,
    package: 'comfort',
    months: 5,
    currency: 'PLN',
    listTotal: 40000,
    total: 36000.5,
  },
  role: 'Head of HR',
  email: 'ewa+offers@example.com',
  consent: 'I accept the offer,\nand I may.',
  reason: null,
  text: null,
  ipAddress: '203.0.113.7',
  userAgent: 'Firefox/150',
  visits: { count: 3, times: ['2026-11-22T12:00:00.000Z', '2026-11-23T12:00:00.000Z'] },
  reversal: null,
  recorded: null,
  recordedBy: null,
};

export const decline: OfferDecisionRecord = {
  ...acceptance,
  id: 1,
  kind: 'declined',
  decidedAt: '2026-11-23T08:30:00.000Z',
  digest: 'f'.repeat(64),
  name: null,
  option: null,
  role: null,
  email: null,
  consent: null,
  reason: 'competitor',
  text: 'Next year,\nperhaps <b>then</b>',
  visits: { count: 0, times: [] },
};

export const standing = (
  status: OfferDetails['offer']['status'],
  decisions: readonly OfferDecisionRecord[] = [],
  version = details.offer.version,
): OfferDetails => {
  const accessCode = status === 'awaiting-approval' ? null : details.offer.accessCode;
  const offer = { ...details.offer, status, accessCode, revision: 2, version };
  return { ...details, offer, decisions: [...decisions], abilities: [...rowAbilities(offer, () => true)] };
};

export const answers = {
  'GET /api/offers/offer-1/details': { body: details },
  'GET /api/offers/offer-1/history': {
    body: [
      event(2, 'changed', { at: changed, username: 'bob', fields: ['quotes'], revision: 2 }),
      event(1, 'created', { at: created }),
    ],
  },
  'GET /api/offers/offer-1/revisions': { body: revisions },
  'GET /api/offers/offer-1/mails': { body: noMails },
  'GET /api/offers/offer-1/analytics': {
    body: [{ id: 7, viewedAt: opened, ipAddress: '10.0.0.0', sessionDuration: 95, activeSeconds: 61 }],
  },
};

export const openPage = (
  more: Parameters<typeof open>[0] = {},
  options: Parameters<typeof open>[1] = { route: '/offers/offer-1?q=ac&sort=client' },
) => open({ ...answers, ...more }, { route: '/offers/offer-1', ...options });
