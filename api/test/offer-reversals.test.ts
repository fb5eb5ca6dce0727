import { describe, expect, it } from 'vitest';
import { refused, withDecisions } from './support/decision-harness.js';
import { decide, decline, readPublic, reverse, withdraw } from './support/decisions.js';
import { defaultEngines } from './support/engines.js';
import { asChange, detailsOf } from './support/offers.js';

describe.each(defaultEngines)('after decisions and withdrawals on $name', (engine) => {
  const harness = withDecisions(engine);

  it('a withdrawn offer is decided no more, and a client sees no price of it', async () => {
    const { admin, client, id, offer } = harness();
    const { body } = await withdraw(admin, id, 1).expect(200);
    expect(body).toMatchObject({ offer: { status: 'withdrawn', version: 2 } });
    const state = { status: 'withdrawn', revision: 1, decision: null };
    expect(await refused(harness().accept(), 'offer-withdrawn')).toEqual(state);
    const nobody = { contact: null, creatorContact: { email: null, phone: null }, language: null };
    const hidden = { offer: offer.offer, quotes: [], ...state, ...nobody, thread: [], extensionRequestedAt: null };
    expect(await readPublic(client, id)).toEqual(hidden);
    expect(await readPublic(admin, id)).toEqual(hidden);
    await refused(withdraw(admin, id, 2), 'offer-withdrawn');
  });

  it('an accepted offer is neither changed, deleted nor withdrawn, but its code may change', async () => {
    const { admin, client, id } = harness();
    const change = asChange(await detailsOf(admin, id));
    const { body } = await harness().accept().expect(201);
    for (const given of [change, { ...change, version: 2 }])
      expect(await refused(admin.put(`/api/offers/${id}`).send(given), 'offer-accepted')).toEqual(body);
    await refused(admin.delete(`/api/offers/${id}`).send({}), 'offer-accepted');
    await refused(withdraw(admin, id, 2), 'offer-accepted');
    await admin.post(`/api/offers/${id}/code`).send({}).expect(200);
    await client.get(`/api/offers/${id}/public`).expect(401);
    await decide(client, id, decline(1)).expect(401);
  });

  it('a declined offer that is changed is open again, in its next revision', async () => {
    const { admin, client, id } = harness();
    await decide(client, id, decline(1)).expect(201);
    const old = asChange(await detailsOf(admin, id));
    await admin.put(`/api/offers/${id}`).send(old).expect(200);
    expect((await readPublic(client, id)).status).toBe('declined');
    const change = { ...asChange(await detailsOf(admin, id)), validUntil: '2027-03-01' };
    await admin.put(`/api/offers/${id}`).send(change).expect(200);
    harness().offer = await readPublic(client, id);
    expect(harness().offer).toMatchObject({ status: 'open', revision: 2, decision: null });
    await harness().accept().expect(201);
    expect((await detailsOf(admin, id)).decisions).toMatchObject([
      { kind: 'accepted', revision: 2 },
      { kind: 'declined', revision: 1, reversal: null },
    ]);
  });

  it('a decision is reversed with a reason, and stays in the records', async () => {
    const { admin, client, id, offer } = harness();
    await harness().accept().expect(201);
    await refused(reverse(admin, id, 1), 'stale-version');
    const { body } = await reverse(admin, id, 2, 'Wrong option').expect(200);
    expect(body).toMatchObject({
      offer: { status: 'open', revision: 1 },
      decisions: [{ kind: 'accepted', reversal: { username: 'admin', reason: 'Wrong option' } }],
    });
    expect(await readPublic(client, id)).toEqual(offer);
    // Who accepted has a certificate, which names what is kept here.
    await refused(admin.delete(`/api/offers/${id}`).send({}), 'offer-kept');
    await decide(client, id, decline(1)).expect(201);
    await withdraw(admin, id, await harness().version()).expect(200);
    await reverse(admin, id, await harness().version()).expect(200);
    expect((await readPublic(client, id)).status).toBe('declined');
    await reverse(admin, id, await harness().version()).expect(200);
    expect(await refused(reverse(admin, id, await harness().version()), 'offer-undecided')).toMatchObject({
      status: 'open',
    });
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

  it('an open page learns how the offer stands', async () => {
    const { admin, client, id } = harness();
    const { body } = await client.post(`/api/offers/${id}/view`).send({}).expect(201);
    const report = () => client.put(`/api/offers/${id}/view/${(body as { id: number }).id}`).send({ duration: 0 });
    const first = await report().expect(204);
    expect(first.headers).toMatchObject({ 'x-offer-revision': '1', 'x-offer-status': 'open' });
    await withdraw(admin, id, 1).expect(200);
    expect((await report()).headers).toMatchObject({ 'x-offer-status': 'withdrawn' });
  });

  it('the list of offers is narrowed to what became of them', async () => {
    const { admin } = harness();
    const clientName = `List ${engine.name}`;
    const ids: Record<string, string> = {};
    for (const status of ['open', 'accepted', 'declined', 'withdrawn']) {
      await harness().make({ clientName });
      const { client, id } = harness();
      ids[status] = id;
      if (status === 'accepted') await harness().accept().expect(201);
      if (status !== 'open' && status !== 'accepted') await decide(client, id, decline(1)).expect(201);
      if (status === 'withdrawn') await withdraw(admin, id, 2).expect(200);
    }
    for (const [status, only] of Object.entries(ids)) {
      const { body } = await admin.get('/api/offers').query({ q: clientName, status }).expect(200);
      expect(body).toMatchObject([{ id: only, status }]);
    }
    for (const status of ['expiring', 'expired'])
      expect((await admin.get('/api/offers').query({ q: clientName, status }).expect(200)).body).toEqual([]);
  });
});
