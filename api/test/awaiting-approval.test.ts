import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerStateHeaders, type OfferDetails } from '@programme/contracts';
import type { Agent } from 'supertest';
import { refused, withDecisions } from './support/decision-harness.js';
import {
  answer,
  approve,
  ask,
  decide,
  decline,
  readPublic,
  requestExtension,
  setLargestDiscount,
  unlocked,
} from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { asChange, detailsOf, enterprise } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

const better = [{ ...enterprise, discountType: 'percentage', discountValue: 40, note: 'A secret note' }];

describe.each(engines)('a client of an offer that waits for approval on $name', (engine) => {
  const harness = withDecisions(engine);
  let boss: Agent;
  /** Of the client's page, which was opened before the discount. */
  let view: number;

  beforeAll(async () => {
    boss = await otherAdmin(harness().server, 'boss');
  });

  /** The client has opened the offer and asked something; then it gets a discount above the limit. */
  beforeEach(async () => {
    const { admin, client, id } = harness();
    const { body: opened } = await client.post(`/api/offers/${id}/view`).send({}).expect(201);
    view = (opened as { id: number }).id;
    await ask(client, id, { text: 'Can you do better?' }).expect(201);
    await setLargestDiscount(admin, 20);
    const change = { ...asChange(await detailsOf(admin, id)), quotes: better };
    const { body } = await admin.put(`/api/offers/${id}`).send(change).expect(200);
    expect((body as OfferDetails).offer.status).toBe('awaiting-approval');
    await setLargestDiscount(admin, null, boss);
  });

  it('and a discount at the same moment: whoever comes later learns of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await harness().make();
      const { admin, id } = harness();
      await setLargestDiscount(admin, 20);
      const change = { ...asChange(await detailsOf(admin, id)), quotes: better };
      const [accepted, changed] = await Promise.all([harness().accept(), admin.put(`/api/offers/${id}`).send(change)]);
      await setLargestDiscount(admin, null, boss);
      const isAccepted = accepted.status === 201;
      expect([accepted.status, changed.status]).toEqual(isAccepted ? [201, 409] : [409, 200]);
      expect((await detailsOf(admin, id)).offer.status).toBe(isAccepted ? 'accepted' : 'awaiting-approval');
    }
  });

  onDefaultEngine(engine, () => {
    it('reads that it is so, and nothing of what it holds', async () => {
      const { client, id, code, server } = harness();
      // With the code that it was given before, too.
      for (const browser of [client, await unlocked(server, id, code), harness().admin]) {
        const page = await readPublic(browser, id);
        expect(page).toMatchObject({ status: 'awaiting-approval', quotes: [], thread: [], decision: null });
        expect(JSON.stringify(page)).not.toMatch(/secret|better|40|discount/);
      }
      await server.browser().get(`/api/offers/${id}/public`).expect(401);
      await server.browser().post(`/api/offers/${id}/validate`).send({ password: 'AAAAA-BBBBB-CCCCC' }).expect(401);
    });

    it('opens nothing, so that no visit is written', async () => {
      const { admin, client, id } = harness();
      const visits = async () => (await admin.get(`/api/offers/${id}/analytics`).expect(200)).body as unknown;
      const before = await visits();
      const state = await refused(client.post(`/api/offers/${id}/view`).send({}), 'awaiting-approval');
      expect(state).toMatchObject({ status: 'awaiting-approval' });
      expect(await visits()).toEqual(before);
    });

    it('learns of it while its page is open', async () => {
      const { client, id } = harness();
      const { headers } = await client.put(`/api/offers/${id}/view/${view}`).send({ duration: 1 }).expect(204);
      expect(headers[offerStateHeaders.status.toLowerCase()]).toBe('awaiting-approval');
    });

    it('can neither answer, nor ask, nor ask for more time', async () => {
      const { client, id } = harness();
      for (const call of [
        harness().accept(),
        decide(client, id, decline(1)),
        decide(client, id, decline(2)),
        ask(client, id, { text: 'Hello?' }),
        requestExtension(client, id),
      ]) {
        const state = await refused(call, 'awaiting-approval');
        expect(state).toEqual({ status: 'awaiting-approval', revision: 2, decision: null });
      }
    });

    it('is not given another code, and still gets an answer to what it asked', async () => {
      const { admin, id, code } = harness();
      await refused(admin.post(`/api/offers/${id}/code`).send({}), 'awaiting-approval');
      await answer(admin, id, 'We are working on it.').expect(201);
      const { body } = await approve(boss, id, 2).expect(200);
      expect((body as OfferDetails).offer.accessCode).toBe(code);
      const page = await readPublic(harness().client, id);
      expect(page).toMatchObject({ status: 'open', revision: 2, thread: [{}, { text: 'We are working on it.' }] });
      await harness()
        .accept({ revision: 2, quoteId: page.quotes[0]?.id ?? 0 })
        .expect(201);
    });
  });
});
