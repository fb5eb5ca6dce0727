import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits, offerStateHeaders, type OfferMessage } from '@programme/contracts';
import { OfferEntity } from '../src/features/offers/records/offer.entity.js';
import { refused, withDecisions } from './support/decision-harness.js';
import { answer, ask, decide, decline, readPublic, reverse, unlocked, withdraw } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { createOffer, detailsOf } from './support/offers.js';

describe.each(engines)('the thread of an offer on $name', (engine) => {
  const harness = withDecisions(engine);

  const actions = async () => {
    const { body } = await harness().admin.get(`/api/offers/${harness().id}/history`).expect(200);
    return (body as { action: string }[]).map(({ action }) => action);
  };

  it('takes a repeated call once, also when both come at the same moment', async () => {
    const { admin, client, id } = harness();
    const [key, other] = [randomUUID(), randomUUID()];
    const asked = await Promise.all([1, 2].map(() => ask(client, id, { text: 'Once' }, key).expect(201)));
    const answered = await Promise.all([1, 2].map(() => answer(admin, id, 'Only', other).expect(201)));
    expect(asked[0]?.body).toEqual(asked[1]?.body);
    expect(answered[0]?.body).toEqual(answered[1]?.body);
    expect((await detailsOf(admin, id)).thread.map(({ text }) => text)).toEqual(['Once', 'Only']);
    await refused(ask(client, id, { text: 'Twice' }, key), 'idempotency-conflict');
    await client.post(`/api/offers/${id}/questions`).send({ text: 'No key' }).expect(400);
    await admin.post(`/api/offers/${id}/answers`).send({ text: 'No key' }).expect(400);
  });

  onDefaultEngine(engine, () => {
    it('is read by both sides; who of the staff wrote, by staff alone', async () => {
      const { admin, client, id } = harness();
      expect(await readPublic(client, id)).toMatchObject({ thread: [], extensionRequestedAt: null });
      const asked = await ask(client, id, { text: ' Does it run\nin August? ', name: 'Ewa Zając' }).expect(201);
      const said = {
        id: expect.any(Number) as number,
        author: 'client',
        name: 'Ewa Zając',
        text: 'Does it run\nin August?',
      };
      expect(asked.body).toMatchObject(said);
      const answered = await answer(admin, id, 'Yes, all year.').expect(201);
      expect(answered.body).toMatchObject({ author: 'staff', name: 'admin', text: 'Yes, all year.' });
      await ask(client, id, { text: 'Thank you' }).expect(201);
      const { thread } = await detailsOf(admin, id);
      expect(thread.map(({ author, name, text }) => [author, name, text])).toEqual([
        ['client', 'Ewa Zając', 'Does it run\nin August?'],
        ['staff', 'admin', 'Yes, all year.'],
        ['client', null, 'Thank you'],
      ]);
      const shown = thread.map((message) => (message.author === 'staff' ? { ...message, name: null } : message));
      expect((await readPublic(client, id)).thread).toEqual(shown);
      expect((await readPublic(admin, id)).thread).toEqual(shown);
      expect(await actions()).toEqual(['question-asked', 'question-answered', 'question-asked', 'created']);
    });

    it('leaves the version alone, so that staff who edit meanwhile lose nothing', async () => {
      const { admin, client, id } = harness();
      const before = (await detailsOf(admin, id)).offer;
      await ask(client, id, { text: 'A question' }).expect(201);
      await answer(admin, id, 'An answer').expect(201);
      expect((await detailsOf(admin, id)).offer).toEqual(before);
    });

    it('tells an open page how many messages there are', async () => {
      const { admin, client, id } = harness();
      const view = (await client.post(`/api/offers/${id}/view`).send({}).expect(201)).body as { id: number };
      const messages = async () => {
        const { headers } = await client.put(`/api/offers/${id}/view/${view.id}`).send({ duration: 1 }).expect(204);
        return (headers as Record<string, string>)[offerStateHeaders.messages.toLowerCase()];
      };
      expect(await messages()).toBe('0');
      await ask(client, id, { text: 'A question' }).expect(201);
      await answer(admin, id, 'An answer').expect(201);
      expect(await messages()).toBe('2');
    });

    it('is open whatever becomes of the offer, but not once it is withdrawn', async () => {
      const { admin, client, id } = harness();
      await decide(client, id, decline(1)).expect(201);
      await ask(client, id, { text: 'And if it were cheaper?' }).expect(201);
      await withdraw(admin, id, 2).expect(200);
      const state = { status: 'withdrawn', revision: 1, decision: null };
      expect(await refused(ask(client, id, { text: 'Why?' }), 'offer-withdrawn')).toEqual(state);
      expect(await refused(answer(admin, id, 'Because'), 'offer-withdrawn')).toEqual(state);
      expect(await readPublic(client, id)).toMatchObject({ thread: [], extensionRequestedAt: null });
      await reverse(admin, id, 3).expect(200);
      expect((await readPublic(client, id)).thread).toHaveLength(1);
    });

    it('is for those who gave the code of this offer, and for staff', async () => {
      const { admin, client, server, id } = harness();
      const { offer, generatedPassword } = await createOffer(admin);
      const stranger = await unlocked(server, offer.id, generatedPassword);
      for (const browser of [server.browser(), stranger]) {
        await ask(browser, id, { text: 'Let me in' }).expect(401);
        await ask(browser, 'no-such-offer', { text: 'Let me in' }).expect(401);
      }
      await ask(admin, id, { text: 'As a client' }).expect(403);
      await answer(client, id, 'As staff').expect(401);
      await answer(admin, randomUUID(), 'To nobody').expect(404);
      expect((await detailsOf(admin, id)).thread).toEqual([]);
    });

    it.each([
      {},
      { text: '' },
      { text: ' \n ' },
      { text: 'x'.repeat(limits.thread.text + 1) },
      { text: 'Who?', name: 'x' },
    ])('refuses %j', async (body) => {
      const { client, id } = harness();
      await ask(client, id, body).expect(400);
    });

    it('takes as many messages as it holds, and no flood', async () => {
      const { admin, client, id, server } = harness();
      const fill = (messageCount: number) =>
        server.database.getRepository(OfferEntity).update({ id }, { messageCount });
      await fill(limits.thread.clientUpTo - 1);
      await ask(client, id, { text: 'The last one' }).expect(201);
      await refused(ask(client, id, { text: 'One more' }), 'thread-full');
      // Staff can still answer what a client has filled.
      await answer(admin, id, 'One more').expect(201);
      await fill(limits.thread.messages);
      await refused(answer(admin, id, 'One more'), 'thread-full');
      await server.database.query('DELETE FROM offer_messages WHERE offer_id = ?', [id]);
      await server.database.getRepository(OfferEntity).update({ id }, { messageCount: 0 });
      const statuses: number[] = [];
      for (let number = 0; number < 6; number += 1)
        statuses.push((await ask(client, id, { text: `Question ${number}` })).status);
      expect(statuses.slice(-1)).toEqual([429]);
      expect((await detailsOf(admin, id)).thread.map(({ text }: OfferMessage) => text)).not.toContain('Question 5');
      server.clock.advance({ minutes: 1 });
      await ask(client, id, { text: 'A minute later' }).expect(201);
    });
  });
});
