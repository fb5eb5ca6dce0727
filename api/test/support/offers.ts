import { expect } from 'vitest';
import type { NewOffer, NewQuote, Offer, OfferCreated, OfferDetails } from '@programme/contracts';
import type { Agent } from 'supertest';

export const enterprise: NewQuote = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 };

export const comfort: NewQuote = {
  packageType: 'comfort',
  employeesCount: 42,
  monthsCount: 4,
  note: 'For the Kraków office',
};
export const both: NewQuote = {
  packageType: 'both',
  activeUsers: 60,
  monthsCount: 3,
  enterpriseDiscountType: 'percentage',
  enterpriseDiscountValue: 7.5,
  comfortDiscountType: 'amount',
  comfortDiscountValue: 99.99,
  startupFeeOverride: 0,
};

/** An offer by one of the seeded creators, that is valid when the tests' clock starts. */
export const newOffer = (changes: Partial<NewOffer> = {}): NewOffer => ({
  clientName: 'Acme',
  creator: creators.first,
  currency: 'PLN',
  validUntil: '2027-02-19',
  quotes: [enterprise],
  ...changes,
});

/** Names that `learnCreators` has read from the server. */
export const creators = { first: '', second: '' };

export async function learnCreators(admin: Agent): Promise<void> {
  const { body } = await admin.get('/api/creators').expect(200);
  const [first, second] = (body as { name: string }[]).map(({ name }) => name);
  expect(second).toBeDefined();
  Object.assign(creators, { first, second });
}

/** An offer that its client can open: its discounts need no approval. */
export type OpenedOffer = OfferCreated & { readonly generatedPassword: string };

export async function createOffer(admin: Agent, changes: Partial<NewOffer> = {}): Promise<OpenedOffer> {
  const { body } = await admin.post('/api/offers').send(newOffer(changes)).expect(201);
  expect((body as OfferCreated).generatedPassword).not.toBeNull();
  return body as OpenedOffer;
}

export const listOffers = async (admin: Agent, query: Record<string, string> = {}): Promise<Offer[]> =>
  (await admin.get('/api/offers').query(query).expect(200)).body as Offer[];

export const detailsOf = async (admin: Agent, id: string): Promise<OfferDetails> =>
  (await admin.get(`/api/offers/${id}/details`).expect(200)).body as OfferDetails;

/** The body of a change that leaves everything as it is. */
export const asChange = ({ offer, quotes }: OfferDetails) => ({
  id: offer.id,
  version: offer.version,
  clientName: offer.clientName,
  creator: offer.creator,
  currency: offer.currency,
  validUntil: offer.validUntil,
  language: offer.language,
  contactName: offer.contactName,
  contactEmail: offer.contactEmail,
  introduction: offer.introduction,
  terms: offer.terms,
  quotes: quotes.map(({ id: _id, calculatedPrices: _prices, orderIndex: _order, ...quote }) => quote),
});
