import { expect } from '@jest/globals';
import type { NewOffer, NewQuote, OfferCreated } from '@programme/contracts';
import type { Agent } from 'supertest';

export const enterprise: NewQuote = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 };

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

export async function createOffer(admin: Agent, changes: Partial<NewOffer> = {}): Promise<OfferCreated> {
  const { body } = await admin.post('/api/offers').send(newOffer(changes)).expect(201);
  return body as OfferCreated;
}
