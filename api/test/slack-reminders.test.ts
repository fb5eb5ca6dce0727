import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeSlack } from '@programme/fake-slack';
import type { OfferDetails, RemindersChecked } from '@programme/contracts';
import type { Agent } from 'supertest';
import { OfferRepository } from '../src/features/offers/records/offer.repository.js';
import { OfferRemindersService } from '../src/features/offers/reminders/offer-reminders.service.js';
import { withChat } from './support/chat-harness.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { createOffer, creators } from './support/offers.js';
import type { TestServer } from './support/test-server.js';

describe.each(engines)('reminders on $name', (engine) => {
  const harness = withChat(engine);
  let server: TestServer;
  let admin: Agent;
  let chat: FakeSlack;

  beforeEach(() => {
    ({ server, admin, chat } = harness());
  });

  const check = async (): Promise<RemindersChecked> =>
    (await admin.post('/api/slack-reminders/check').send({}).expect(200)).body as RemindersChecked;

  describe('of offers that end soon', () => {
    it('are sent daily, by one process, and again for another last day', async () => {
      const { offer } = await createOffer(admin, { validUntil: '2026-11-25' });
      const daily = (at = server) => at.app.get(OfferRemindersService, { strict: false }).checkDaily();
      const second = engine.name === 'SQLite' ? undefined : await harness().startServer();
      await Promise.all([daily(), daily(), second && daily(second)]);
      await Promise.all([harness().deliver(), second && harness().deliver(second)]);
      await second?.stop();
      expect(chat.delivered).toHaveLength(1);

      const { body } = await admin.get(`/api/offers/${offer.id}/details`).expect(200);
      const { clientName, creator, currency, version } = (body as OfferDetails).offer;
      const quotes = [{ packageType: 'enterprise', activeUsers: 10, monthsCount: 3 }];
      await admin
        .put(`/api/offers/${offer.id}`)
        .send({ id: offer.id, version, clientName, creator, currency, validUntil: '2026-11-26', quotes })
        .expect(200);
      await daily();
      await harness().deliver();
      expect(chat.delivered).toHaveLength(1);
      server.clock.advance({ hours: 24 });
      await daily();
      await harness().deliver();
      expect(chat.delivered).toHaveLength(2);
    });
  });

  onDefaultEngine(engine, () => {
    describe('of offers that end soon', () => {
      it('go to the mapped creators of offers that end within 7 days, once', async () => {
        const ending = await createOffer(admin, { validUntil: '2026-11-28' });
        const today = await createOffer(admin, { validUntil: '2026-11-21' });
        await createOffer(admin, { validUntil: '2026-11-29' });
        const past = await createOffer(admin, { validUntil: '2026-11-22' });
        const wasOver = `UPDATE offers SET valid_until = '2026-11-20' WHERE id = ?`;
        await server.database.query(wasOver, [past.offer.id]);
        await createOffer(admin, { validUntil: '2026-11-25', creator: creators.second });
        expect(await check()).toEqual({ offersChecked: 3, remindersSent: 2 });
        const texts = chat.delivered.map(({ text }) => text).join('\n');
        expect(texts).toContain(ending.offer.id);
        expect(texts).toContain(today.offer.id);
        expect(texts).toContain('Nov 28, 2026');
        expect(await check()).toEqual({ offersChecked: 1, remindersSent: 0 });
        expect(chat.delivered).toHaveLength(2);
      });

      it('wait at night for 08:00 of the server’s time zone, unless someone asks', async () => {
        const daily = async () => {
          await server.app.get(OfferRemindersService, { strict: false }).checkDaily();
          await harness().deliver();
        };
        // From 10:00 to 07:59 in Warsaw.
        server.clock.advance({ hours: 21, minutes: 59 });
        admin = await server.adminBrowser();
        await createOffer(admin, { validUntil: '2026-11-25' });
        await daily();
        expect(chat.delivered).toEqual([]);
        server.clock.advance({ minutes: 1 });
        await daily();
        expect(chat.delivered).toHaveLength(1);
        server.clock.advance({ hours: 23 });
        admin = await server.adminBrowser();
        await createOffer(admin, { validUntil: '2026-11-26' });
        expect(await check()).toEqual({ offersChecked: 1, remindersSent: 1 });
      });

      it('are sent later when the chat does not take them, and at once when someone asks again', async () => {
        chat.answerWith({ kind: 'server-error' });
        await createOffer(admin, { validUntil: '2026-11-25' });
        expect(await check()).toEqual({ offersChecked: 1, remindersSent: 0 });
        chat.answerWith({ kind: 'ok' });
        expect(await check()).toEqual({ offersChecked: 1, remindersSent: 1 });
        expect(await check()).toEqual({ offersChecked: 0, remindersSent: 0 });
      });
    });

    describe('of an offer whose last day changes', () => {
      const moveTo = async (id: string, validUntil: string): Promise<void> => {
        const { body } = await admin.get(`/api/offers/${id}/details`).expect(200);
        const { clientName, creator, currency, version } = (body as OfferDetails).offer;
        const quotes = [{ packageType: 'enterprise', activeUsers: 10, monthsCount: 3 }];
        const change = { id, version, clientName, creator, currency, validUntil, quotes };
        await admin.put(`/api/offers/${id}`).send(change).expect(200);
      };

      const isReminded = async (): Promise<boolean> => {
        const [row] = await server.database.query<{ sent: unknown }[]>('SELECT reminder_sent AS sent FROM offers');
        return Boolean(Number(row?.sent));
      };

      it('is sent for each day, also for an earlier one that comes again, and each check counts its own', async () => {
        const { offer } = await createOffer(admin, { validUntil: '2026-11-25' });
        for (const day of ['2026-11-26', '2026-11-25', '2026-11-25']) {
          expect(await check()).toEqual({ offersChecked: 1, remindersSent: 1 });
          await moveTo(offer.id, day);
        }
        // The last change left the day as it was.
        expect(await check()).toEqual({ offersChecked: 0, remindersSent: 0 });
        expect(chat.delivered).toHaveLength(3);
      });

      it('is not sent for a day that was given up', async () => {
        chat.answerWith({ kind: 'server-error' });
        const { offer } = await createOffer(admin, { validUntil: '2026-11-25' });
        await check();
        await moveTo(offer.id, '2026-11-26');
        chat.answerWith({ kind: 'ok' });
        server.clock.advance({ minutes: 10 });
        await harness().deliver();
        expect(chat.delivered).toEqual([]);
        expect(await check()).toEqual({ offersChecked: 1, remindersSent: 1 });
        expect(chat.delivered[0]?.text).toContain('Nov 26, 2026');
      });

      it('does not count for the new day when it arrives late', async () => {
        const { offer } = await createOffer(admin, { validUntil: '2026-11-25' });
        const release = chat.holdAnswers();
        const checked = check();
        await chat.untilAttempts(1);
        await moveTo(offer.id, '2026-11-26');
        release();
        await checked;
        expect(await isReminded()).toBe(false);
        expect(await check()).toEqual({ offersChecked: 1, remindersSent: 1 });
        expect(await isReminded()).toBe(true);
      });

      it('stays counted when it arrives while somebody changes another field', async () => {
        const { offer } = await createOffer(admin, { validUntil: '2026-11-25' });
        const { body } = await admin.get(`/api/offers/${offer.id}/details`).expect(200);
        const offers = server.app.get(OfferRepository, { strict: false });
        const stale = await offers.findWhole(offer.id);
        await check();
        vi.spyOn(offers, 'findWhole').mockResolvedValueOnce(stale);
        const { clientName, creator, currency, version, validUntil } = (body as OfferDetails).offer;
        const quotes = [{ packageType: 'enterprise', activeUsers: 11, monthsCount: 3 }];
        const change = { id: offer.id, version, clientName, creator, currency, validUntil, quotes };
        await admin.put(`/api/offers/${offer.id}`).send(change).expect(200);
        expect(await isReminded()).toBe(true);
      });

      it('is waited for 8 seconds, and the check answers with what was sent until then', async () => {
        for (const day of ['25', '26', '27', '28']) await createOffer(admin, { validUntil: `2026-11-${day}` });
        const release = chat.holdAnswers({ after: 1 });
        try {
          expect(await check()).toEqual({ offersChecked: 4, remindersSent: 1 });
          // Each call to the chat is given 8 seconds too: not all of them have begun.
          expect(chat.attempts.length).toBeLessThan(4);
        } finally {
          release();
        }
      });
    });
  });
});
