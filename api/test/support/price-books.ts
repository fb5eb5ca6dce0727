import type { PriceBookChange, PriceBookDetails } from '@programme/contracts';
import type { MutablePriceBook } from '@programme/price-book/testing';
import type { Agent } from 'supertest';
import { expect } from 'vitest';
import { UsersService } from '../../src/features/users/users.service.js';
import type { TestServer } from './test-server.js';

export const book2026 = 'programme-2026.1';

/** A browser of another admin, who is made for it. */
export async function otherAdmin(server: TestServer, username: string): Promise<Agent> {
  const users = server.app.get(UsersService);
  await users.setAdmin(await users.register(username, password), true, await users.get(firstAdmin));
  return loggedIn(server, username);
}

/** The id of the user that a new server makes. */
const firstAdmin = 1;

const password = 'four plain words here';

/** A new browser of an admin whom {@link otherAdmin} has made. */
export async function loggedIn(server: TestServer, username: string): Promise<Agent> {
  const browser = server.browser();
  await browser.post('/api/login').send({ username, password }).expect(200);
  return browser;
}

export const bookOf = async (admin: Agent, id: string): Promise<PriceBookDetails> =>
  (await admin.get(`/api/price-books/${id}`).expect(200)).body as PriceBookDetails;

export async function newDraft(admin: Agent, label = 'Next year'): Promise<PriceBookDetails> {
  const { body } = await admin.post('/api/price-books').send({ basedOn: book2026, label }).expect(201);
  return body as PriceBookDetails;
}

/** The body of a change of a book. */
export function asBookChange(
  { version, label, effectiveFrom, content }: PriceBookDetails,
  change: (content: MutablePriceBook) => void = () => undefined,
): PriceBookChange {
  const copy = structuredClone(content) as MutablePriceBook;
  change(copy);
  return { version, label, effectiveFrom, content: copy };
}

/** A draft that is to hold from an instant, with every tier of PLN raised by an amount. */
export async function draftFrom(admin: Agent, effectiveFrom: Date, raise = 100): Promise<PriceBookDetails> {
  const draft = await newDraft(admin);
  const change = asBookChange(draft, ({ currencies }) => {
    for (const tier of currencies.PLN.tiers) tier.fee += raise;
  });
  const { body } = await admin
    .put(`/api/price-books/${draft.id}`)
    .send({ ...change, effectiveFrom: effectiveFrom.toISOString() })
    .expect(200);
  return body as PriceBookDetails;
}

/** Takes a step of a book's review as of the version that is there now. */
export const step = async (admin: Agent, id: string, name: string, reason?: string) => {
  const { version } = await bookOf(admin, id);
  return admin.post(`/api/price-books/${id}/${name}`).send({ version, ...(reason !== undefined && { reason }) });
};

/** Publishes such a draft, with the approval of another admin. */
export async function publish(
  one: Agent,
  other: Agent,
  effectiveFrom: Date,
  raise?: number,
): Promise<PriceBookDetails> {
  const { id } = await draftFrom(one, effectiveFrom, raise);
  expect((await step(one, id, 'submit', 'As agreed')).status).toBe(200);
  const answer = await step(other, id, 'approve');
  expect(answer.status).toBe(200);
  return answer.body as PriceBookDetails;
}
