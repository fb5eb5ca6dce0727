import {
  pageHeaders,
  quoteFields,
  quoteTerms,
  type ListedOffer,
  type NewQuote,
  type Offer,
  type OfferAction,
  type OfferMails,
  type OfferDetails,
  type OfferEvent,
  type Quote,
} from '@programme/contracts';
import { daysAfter, daysIn } from '@programme/formatting';
import { firstPriceBook, quotePrices, type Currency } from '@programme/pricing';
import type { ApiAnswer, ApiCall } from '@programme/testing';
import { rowAbilities } from './list/row-abilities';

/** Offers and answers for the tests of this feature. */
export const anna = { id: 1, name: 'Anna Kowalska', shortName: 'Anna', isActive: true, email: null, phone: null };
export const jan = { id: 2, name: 'Jan Nowak', shortName: 'Jan', isActive: false, email: null, phone: null };
export const ewa = { id: 3, name: 'Ewa Zając', shortName: 'Ewa', isActive: true, email: null, phone: null };

const acmeOffer: Offer = {
  id: 'offer-1',
  clientName: 'Acme',
  creator: anna.name,
  currency: 'PLN',
  accessCode: 'K7QMC-3XPWC-9RTDF',
  validUntil: '2027-02-19',
  expired: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  version: 3,
  status: 'open',
  revision: 1,
  language: null,
};

/** As the list has it. */
export const acme: ListedOffer = {
  ...acmeOffer,
  daysLeft: 90,
  totals: { enterprise: 44000, comfort: 36000.4 },
  quotes: [
    { packageType: 'enterprise', people: 1240, monthsCount: 4 },
    { packageType: 'comfort', people: 42, monthsCount: 1 },
    { packageType: 'both', people: 60, monthsCount: 3 },
    { packageType: 'comfort', people: 10, monthsCount: 12 },
  ],
  accepted: null,
  opens: 0,
  lastOpenedAt: null,
};

const asked: readonly NewQuote[] = [
  { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 },
  { packageType: 'comfort', employeesCount: 42, monthsCount: 4, note: 'For <b>Kraków</b>' },
];

/** Answer of `GET /api/settings`. */
const timezone = 'Europe/Warsaw';

/** How many offers each view of the list has. */
export const counts = { body: { all: 2, needsAnswer: 1, expiring: 0, mine: 2, accepted: 0, declined: 0 } };

export const settings = { body: { registration: false, chat: false, mail: false, timezone } };

/** So many days after today in the server's zone, where it may be tomorrow already: YYYY-MM-DD. */
export const staffDay = (days: number): string => daysAfter(daysIn(timezone)(new Date()), days);

/** The prices of last year's list, which the offer keeps. */
const lastYear = 11;

export const details: OfferDetails = {
  offer: { ...acmeOffer, contactName: null, contactEmail: null, introduction: null, terms: null },
  decisions: [],
  thread: [],
  extensionRequestedAt: null,
  approval: null,
  approvedDiscounts: [],
  abilities: rowAbilities(acmeOffer, () => true),
  quotes: asked.map((quote, orderIndex): Quote => {
    const fields = quoteFields(quote);
    const prices = quotePrices(firstPriceBook, quoteTerms(fields, 'PLN'));
    const enterprise = prices.enterprise && { ...prices.enterprise, finalTotal: lastYear, discountedTotal: lastYear };
    return {
      ...fields,
      id: orderIndex + 1,
      orderIndex,
      calculatedPrices: { ...prices, ...(enterprise && { enterprise }), priceBookId: 'last year' },
    };
  }),
};

/** An entry of the history: what ada did. */
export const event = (id: number, action: OfferAction, more: Partial<OfferEvent> = {}): OfferEvent => ({
  id,
  action,
  at: '2026-11-21T12:00:00.000Z',
  username: 'ada',
  fields: [],
  revision: null,
  reason: null,
  ...more,
});

/** Prices as the API does. */
export function priceAnswer({ body }: ApiCall): ApiAnswer {
  const { currency, ...quote } = body as NewQuote & { currency: Currency };
  return { body: quotePrices(firstPriceBook, quoteTerms(quoteFields(quote), currency)) };
}

type Page = { readonly total?: number; readonly next?: string };

/** One page of the list. */
export const pageAnswer = (offers: readonly ListedOffer[], { total = offers.length, next }: Page = {}): ApiAnswer => ({
  body: offers,
  headers: {
    [pageHeaders.totalCount]: String(total),
    [pageHeaders.totalRelation]: 'eq',
    ...(next !== undefined && { [pageHeaders.link]: `</api/offers?cursor=${next}>; rel="next"` }),
  },
});

/** Of an installation that sends none. */
export const noMails: OfferMails = {
  mail: false,
  recipient: null,
  language: 'en',
  remindClient: false,
  sentAt: null,
  previews: [],
  sent: [],
};
