import { randomUUID } from 'node:crypto';
import {
  approvalPaths,
  decisionPaths,
  apiPath,
  type Acceptance,
  type Decline,
  type OfferSettings,
  type PublicOffer,
} from '@programme/contracts';
import { builtInTexts } from '@programme/i18n/catalogue';
import type { Agent, Test } from 'supertest';
import type { TestServer } from './test-server.js';

/** The text that a client agrees to, in English. */
export const consent = builtInTexts.offers.en['offer.decision.consent'] ?? '';

/** A client's browser that has given an offer's code. */
export async function unlocked(server: TestServer, id: string, code: string): Promise<Agent> {
  const browser = server.browser();
  await browser.post(`/api/offers/${id}/validate`).send({ password: code }).expect(200);
  return browser;
}

export const readPublic = async (browser: Agent, id: string): Promise<PublicOffer> =>
  (await browser.get(`/api/offers/${id}/public`).expect(200)).body as PublicOffer;

/** The acceptance of an offer's first quote, in its own length. */
export function acceptanceOf({ quotes, revision }: PublicOffer, changes: Partial<Acceptance> = {}): Acceptance {
  const [quote] = quotes;
  if (!quote) throw new Error('The offer has no quote');
  return {
    revision,
    decision: 'accepted',
    quoteId: quote.id,
    package: quote.packageType === 'comfort' ? 'comfort' : 'enterprise',
    months: quote.monthsCount,
    name: 'Ewa Zając',
    role: 'CEO',
    email: 'ewa@example.com',
    consent,
    ...changes,
  };
}

export const decline = (revision: number, changes: Partial<Decline> = {}): Decline => ({
  revision,
  decision: 'declined',
  reason: 'price',
  ...changes,
});

/** A call of its own unless a key is given. */
export const decide = (browser: Agent, id: string, body: object, key: string = randomUUID()): Test =>
  browser.post(apiPath(decisionPaths.decision, { id })).set('Idempotency-Key', key).send(body);

/** The answer of a client on the phone; a call of its own unless a key is given. */
export const record = (admin: Agent, id: string, body: object, key: string = randomUUID()): Test =>
  admin.post(apiPath(decisionPaths.recordedDecision, { id })).set('Idempotency-Key', key).send(body);

export const withdraw = (admin: Agent, id: string, version: number): Test =>
  admin.post(apiPath(decisionPaths.withdraw, { id })).send({ version });

export const reverse = (admin: Agent, id: string, version: number, reason = 'By mistake'): Test =>
  admin.post(apiPath(decisionPaths.reverse, { id })).send({ version, reason });

/** A call of its own unless a key is given. */
export const ask = (browser: Agent, id: string, body: object, key: string = randomUUID()): Test =>
  browser.post(apiPath(decisionPaths.questions, { id })).set('Idempotency-Key', key).send(body);

/** As `ask`, by staff. */
export const answer = (admin: Agent, id: string, text: string, key: string = randomUUID()): Test =>
  admin.post(apiPath(decisionPaths.answers, { id })).set('Idempotency-Key', key).send({ text });

export const requestExtension = (browser: Agent, id: string): Test =>
  browser.post(apiPath(decisionPaths.extensionRequest, { id })).send({});

export const extend = (admin: Agent, id: string, version: number, validUntil: string): Test =>
  admin.post(apiPath(decisionPaths.extension, { id })).send({ version, validUntil });

export const approve = (admin: Agent, id: string, version: number): Test =>
  admin.post(apiPath(approvalPaths.approve, { id })).send({ version });

export const reject = (admin: Agent, id: string, version: number, reason = 'Too much'): Test =>
  admin.post(apiPath(approvalPaths.reject, { id })).send({ version, reason });

/**
 * Sets the largest discount without approval; null switches approvals off.
 *
 * @param other who confirms a higher one, where there are two admins
 */
export async function setLargestDiscount(admin: Agent, largestDiscount: number | null, other?: Agent): Promise<void> {
  const { version } = await settingsOf(admin);
  const { body } = await admin.put(approvalPaths.settings).send({ version, largestDiscount }).expect(200);
  const changed = body as OfferSettings;
  if (changed.largestDiscount === largestDiscount) return;
  if (!other) throw new Error('A higher limit is confirmed by another admin');
  await other.post(approvalPaths.confirmSettings).send({ version: changed.version }).expect(200);
}

export const settingsOf = async (admin: Agent): Promise<OfferSettings> =>
  (await admin.get(approvalPaths.settings).expect(200)).body as OfferSettings;
