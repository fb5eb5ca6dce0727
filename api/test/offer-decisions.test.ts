import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewOffer, OfferState, ProblemDocument, PublicOffer } from '@programme/contracts';
import { builtInTexts } from '@programme/i18n/catalogue';
import type { Agent } from 'supertest';
import {
  acceptanceOf,
  consent,
  decide,
  decline,
  readPublic,
  reverse,
  unlocked,
  withdraw,
} from './support/decisions.js';
import { engines } from './support/engines.js';
import { asChange, both, comfort, createOffer, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

const codeOf = (body: unknown): string => (body as ProblemDocument).type.replace('urn:programme:problem:', '');

describe.each(engines)('decisions on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;
  let client: Agent;
  let id: string;
  let code: string;
  let offer: PublicOffer;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const make = async (changes: Partial<NewOffer> = {}): Promise<void> => {
    const created = await createOffer(admin, { quotes: [enterprise, both], ...changes });
    id = created.offer.id;
    code = created.generatedPassword;
    client = await unlocked(server(), id, code);
    offer = await readPublic(client, id);
  };

  beforeEach(() => make());

  const accept = (changes: Parameters<typeof acceptanceOf>[1] = {}) => decide(client, id, acceptanceOf(offer, changes));
  const version = async (): Promise<number> => (await detailsOf(admin, id)).offer.version;

  const refused = async (call: PromiseLike<{ status: number; body: unknown }>, problem: string) => {
    const { status, body } = await call;
    expect([status, codeOf(body)]).toEqual([409, problem]);
    return (body as ProblemDocument).state;
  };

  it('accept the option that was chosen, with its totals, and are shown from then on', async () => {
    const { body } = await accept().expect(201);
    const [{ id: quoteId, calculatedPrices } = { id: 0, calculatedPrices: undefined }] = offer.quotes;
    expect(body).toEqual({
      status: 'accepted',
      revision: 1,
      decision: {
        kind: 'accepted',
        revision: 1,
        decidedAt: server().clock.now().toISOString(),
        digest: expect.stringMatching(/^[\da-f]{64}$/),
        name: 'Ewa Zając',
        option: {
          quoteId,
          package: 'enterprise',
          months: 6,
          currency: 'PLN',
          listTotal: calculatedPrices?.enterprise?.finalTotal,
          total: calculatedPrices?.enterprise?.discountedTotal,
        },
      },
    });
    expect(await readPublic(client, id)).toEqual({ ...offer, ...(body as OfferState) });
    const text = JSON.stringify(await readPublic(client, id));
    for (const secret of ['ewa@example.com', 'CEO', '127.0.0.1', consent]) expect(text).not.toContain(secret);
    expect((await detailsOf(admin, id)).offer).toMatchObject({ status: 'accepted', revision: 1, version: 2 });
  });

  it('accept a neighbouring length, and the other package of a quote for both', async () => {
    const quoteId = offer.quotes[1]?.id ?? 0;
    const { body } = await accept({ quoteId, package: 'comfort', months: 4 }).expect(201);
    const option = offer.quotes[1]?.calculatedPrices.options.find(({ months }) => months === 4);
    expect((body as OfferState).decision?.option).toMatchObject({ months: 4, total: option?.comfort?.discountedTotal });
  });

  it.each([
    ['quoteId', { quoteId: 999_999 }],
    ['package', { package: 'comfort' }],
    ['months', { months: 9 }],
  ] as const)('refuse a %s that is not on offer', async (field, changes) => {
    const { body } = await accept(changes).expect(400);
    expect((body as ProblemDocument).errors).toEqual({ [field]: expect.stringContaining('Must be one of') });
    await accept().expect(201);
  });

  it('decline with a reason, which staff see and the client need not', async () => {
    const { body } = await decide(client, id, decline(1, { reason: 'timing', text: ' Next year. ' })).expect(201);
    expect(body).toMatchObject({ status: 'declined', decision: { kind: 'declined', name: null, option: null } });
    expect(JSON.stringify(await readPublic(client, id))).not.toContain('Next year');
    const { decisions, offer: row } = await detailsOf(admin, id);
    expect(row.status).toBe('declined');
    expect(decisions).toMatchObject([{ reason: 'timing', text: 'Next year.', email: null, reversal: null }]);
  });

  it('are stored with how they came about, for staff alone', async () => {
    await client.post(`/api/offers/${id}/view`).send({}).expect(201);
    const seen = server().clock.now().toISOString();
    await client
      .post(`/api/offers/${id}/decision`)
      .set({ 'Idempotency-Key': 'one', 'User-Agent': `Browser ${'x'.repeat(500)}` })
      .send(acceptanceOf(offer))
      .expect(201);
    const [decision] = (await detailsOf(admin, id)).decisions;
    expect(decision).toMatchObject({
      name: 'Ewa Zając',
      role: 'CEO',
      email: 'ewa@example.com',
      consent,
      ipAddress: '127.0.0.1',
      visits: { count: 1, times: [seen] },
    });
    expect(decision?.userAgent).toHaveLength(300);
    const [row] = await server().database.query<Record<string, unknown>[]>(
      'SELECT * FROM offer_decisions WHERE offer_id = ?',
      [id],
    );
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('need the consent in its present words, in one of the languages', async () => {
    expect(await refused(accept({ consent: 'I accept.' }), 'consent-changed')).toBeUndefined();
    const words = { en: 'I accept, and pay.', pl: 'Przyjmuję i płacę.', es: '' };
    const path = '/api/translations/offer.decision.consent';
    const { body: made } = await admin.patch(path).send(words).expect(200);
    await refused(accept(), 'consent-changed');
    await refused(accept({ consent: builtInTexts.offers.pl['offer.decision.consent'] ?? '' }), 'consent-changed');
    await accept({ consent: 'Przyjmuję i płacę.' }).expect(201);
    await admin
      .delete(path)
      .query({ version: (made as { version: number }).version })
      .send({})
      .expect(204);
    await make();
    await accept({ consent: builtInTexts.offers.es['offer.decision.consent'] ?? '' }).expect(201);
  });

  it('count once: another one is refused with how the offer stands', async () => {
    const { body } = await accept().expect(201);
    const other = await unlocked(server(), id, code);
    expect(await refused(decide(other, id, decline(1)), 'already-decided')).toEqual(body);
    expect(await refused(accept(), 'already-decided')).toEqual(body);
    expect((await detailsOf(admin, id)).decisions).toHaveLength(1);
  });

  it('answer a repeated call as the first, and refuse its key with another body', async () => {
    const acceptance = acceptanceOf(offer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(client, id, acceptance, 'again')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await refused(decide(client, id, decline(1), 'again'), 'idempotency-conflict');
    const { body } = await client.post(`/api/offers/${id}/decision`).send(acceptance).expect(400);
    expect(codeOf(body)).toBe('idempotency-key-missing');
  });

  it('are limited for each browser', async () => {
    const bodies = Array.from({ length: 12 }, () => acceptanceOf(offer, { consent: 'Something else' }));
    const answers: number[] = [];
    for (const body of bodies) answers.push((await decide(client, id, body)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
    const other = await unlocked(server(), id, code);
    await decide(other, id, acceptanceOf(offer)).expect(201);
  });

  it('are refused on an older revision', async () => {
    const change = asChange(await detailsOf(admin, id));
    await admin
      .put(`/api/offers/${id}`)
      .send({ ...change, quotes: [comfort] })
      .expect(200);
    expect(await refused(accept(), 'offer-superseded')).toEqual({ status: 'open', revision: 2, decision: null });
    offer = await readPublic(client, id);
    await accept().expect(201);
  });

  it('are refused after the last day, and no later', async () => {
    // 23:00 in Warsaw.
    server().clock.advance({ hours: 13 });
    admin = await server().adminBrowser();
    await make({ validUntil: '2026-11-21' });
    await accept().expect(201);
    await make({ validUntil: '2026-11-21' });
    server().clock.advance({ hours: 1 });
    client = await unlocked(server(), id, code);
    expect(await refused(accept(), 'offer-expired')).toEqual({ status: 'expired', revision: 1, decision: null });
    admin = await server().adminBrowser();
  });

  it('are refused on a withdrawn offer, of which a client sees no price', async () => {
    const { body } = await withdraw(admin, id, 1).expect(200);
    expect(body).toMatchObject({ offer: { status: 'withdrawn', version: 2 } });
    const state = { status: 'withdrawn', revision: 1, decision: null };
    expect(await refused(accept(), 'offer-withdrawn')).toEqual(state);
    expect(await readPublic(client, id)).toEqual({ offer: offer.offer, quotes: [], ...state });
    expect(await readPublic(admin, id)).toEqual({ offer: offer.offer, quotes: [], ...state });
    await refused(withdraw(admin, id, 2), 'offer-withdrawn');
  });

  it('keep what was accepted: it is neither changed, deleted nor withdrawn, but its code may change', async () => {
    const change = asChange(await detailsOf(admin, id));
    const { body } = await accept().expect(201);
    for (const given of [change, { ...change, version: 2 }])
      expect(await refused(admin.put(`/api/offers/${id}`).send(given), 'offer-accepted')).toEqual(body);
    await refused(admin.delete(`/api/offers/${id}`).send({}), 'offer-accepted');
    await refused(withdraw(admin, id, 2), 'offer-accepted');
    await admin.post(`/api/offers/${id}/code`).send({}).expect(200);
    await client.get(`/api/offers/${id}/public`).expect(401);
    await decide(client, id, decline(1)).expect(401);
  });

  it('that decline are followed by the next revision, which is open', async () => {
    await decide(client, id, decline(1)).expect(201);
    const old = asChange(await detailsOf(admin, id));
    await admin.put(`/api/offers/${id}`).send(old).expect(200);
    expect((await readPublic(client, id)).status).toBe('declined');
    const change = { ...asChange(await detailsOf(admin, id)), validUntil: '2027-03-01' };
    await admin.put(`/api/offers/${id}`).send(change).expect(200);
    offer = await readPublic(client, id);
    expect(offer).toMatchObject({ status: 'open', revision: 2, decision: null });
    await accept().expect(201);
    expect((await detailsOf(admin, id)).decisions).toMatchObject([
      { kind: 'accepted', revision: 2 },
      { kind: 'declined', revision: 1, reversal: null },
    ]);
  });

  it('are reversed with a reason, and stay in the records', async () => {
    await accept().expect(201);
    await refused(reverse(admin, id, 1), 'stale-version');
    const { body } = await reverse(admin, id, 2, 'Wrong option').expect(200);
    expect(body).toMatchObject({
      offer: { status: 'open', revision: 1 },
      decisions: [{ kind: 'accepted', reversal: { username: 'admin', reason: 'Wrong option' } }],
    });
    expect(await readPublic(client, id)).toEqual(offer);
    await decide(client, id, decline(1)).expect(201);
    await withdraw(admin, id, await version()).expect(200);
    await reverse(admin, id, await version()).expect(200);
    expect((await readPublic(client, id)).status).toBe('declined');
    await reverse(admin, id, await version()).expect(200);
    expect(await refused(reverse(admin, id, await version()), 'offer-undecided')).toMatchObject({ status: 'open' });
    const { body: history } = await admin.get(`/api/offers/${id}/history`).expect(200);
    expect(history).toMatchObject([
      { action: 'reversed', reason: 'By mistake' },
      { action: 'reversed' },
      { action: 'withdrawn', username: 'admin' },
      { action: 'declined', username: null, revision: 1 },
      { action: 'reversed', reason: 'Wrong option', username: 'admin' },
      { action: 'accepted', username: null, revision: 1, fields: [] },
      { action: 'created', username: 'admin', revision: 1 },
    ]);
  });

  it('are known by their digests to anybody, who learns nothing else', async () => {
    const { body } = await accept().expect(201);
    const { digest = '', decidedAt } = (body as OfferState).decision ?? {};
    const verify = (text: string) => server().browser().get(`/api/verify/${text}`);
    const known = { known: true, decidedAt, revision: 1, reversed: false };
    expect((await verify(digest.toUpperCase()).expect(200)).body).toEqual(known);
    await reverse(admin, id, 2).expect(200);
    expect((await verify(digest).expect(200)).body).toEqual({ ...known, reversed: true });
    expect((await verify('0'.repeat(64)).expect(200)).body).toEqual({ known: false });
    for (const text of ['0', digest.slice(1), `${digest}0`, 'x'.repeat(64)]) await verify(text).expect(400);
  });

  it('are for browsers that gave the offer’s code, and for no admin’s preview', async () => {
    const other = await createOffer(admin);
    const stranger = await unlocked(server(), other.offer.id, other.generatedPassword);
    await decide(server().browser(), id, decline(1)).expect(401);
    await decide(stranger, id, decline(1)).expect(401);
    await decide(admin, id, decline(1)).expect(403);
    await client
      .post(`/api/offers/${id}/decision`)
      .set({ 'Idempotency-Key': 'x', Origin: 'https://evil.example' })
      .send(decline(1))
      .expect(403);
    expect((await readPublic(client, id)).status).toBe('open');
  });

  it('say to an open page how the offer stands', async () => {
    const { body } = await client.post(`/api/offers/${id}/view`).send({}).expect(201);
    const report = () => client.put(`/api/offers/${id}/view/${(body as { id: number }).id}`).send({ duration: 0 });
    const first = await report().expect(204);
    expect(first.headers).toMatchObject({ 'x-offer-revision': '1', 'x-offer-status': 'open' });
    await withdraw(admin, id, 1).expect(200);
    expect((await report()).headers).toMatchObject({ 'x-offer-status': 'withdrawn' });
  });

  it('narrow the list of offers', async () => {
    const client1 = `List ${engine.name}`;
    const ids: Record<string, string> = {};
    for (const status of ['open', 'accepted', 'declined', 'withdrawn']) {
      await make({ clientName: client1 });
      ids[status] = id;
      if (status === 'accepted') await accept().expect(201);
      if (status !== 'open' && status !== 'accepted') await decide(client, id, decline(1)).expect(201);
      if (status === 'withdrawn') await withdraw(admin, id, 2).expect(200);
    }
    for (const [status, only] of Object.entries(ids)) {
      const { body } = await admin.get('/api/offers').query({ q: client1, status }).expect(200);
      expect(body).toMatchObject([{ id: only, status }]);
    }
    for (const status of ['expiring', 'expired'])
      expect((await admin.get('/api/offers').query({ q: client1, status }).expect(200)).body).toEqual([]);
  });
});
