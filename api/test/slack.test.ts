import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeSlack } from '@programme/fake-slack';
import type { Overview, SlackMapping } from '@programme/contracts';
import type { Agent } from 'supertest';
import { NotificationsService } from '../src/features/notifications/notifications.service.js';
import { withChat } from './support/chat-harness.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { createOffer, creators } from './support/offers.js';
import type { TestServer } from './support/test-server.js';

describe.each(engines)('the chat on $name', (engine) => {
  const harness = withChat(engine);
  let server: TestServer;
  let admin: Agent;
  let chat: FakeSlack;
  let mapping: SlackMapping;

  beforeEach(() => {
    ({ server, admin, chat, mapping } = harness());
  });

  describe('a view', () => {
    it('is told once, by one of two processes, after the chat was away for an hour and one process was killed', async () => {
      await chat.close();
      const { offer, generatedPassword } = await createOffer(admin);
      const clients = 6;
      for (let client = 0; client < clients; client += 1) await harness().viewAsClient(offer.id, generatedPassword);
      await harness().deliver();
      for (let minute = 0; minute < 60; minute += 10) {
        server.clock.advance({ minutes: 10 });
        await harness().deliver();
      }
      // A process that took messages and never came back.
      await server.database.query("UPDATE slack_notification_logs SET claim = 'dead', due_at = ? WHERE id % 2 = 0", [
        new Date(server.clock.now().getTime() + 60_000),
      ]);
      await chat.open();
      const second = engine.name === 'SQLite' ? undefined : await harness().startServer();
      second?.clock.advance({ minutes: 60 });
      server.clock.advance({ minutes: 10 });
      second?.clock.advance({ minutes: 10 });
      await Promise.all([harness().deliver(), second && harness().deliver(second)]);
      // Each may have passed over what the other was about to claim.
      await harness().deliver();
      expect(chat.delivered).toHaveLength(clients);
      const [left] = await server.database.query<{ n: number | string }[]>(
        'SELECT COUNT(*) AS n FROM slack_notification_logs WHERE due_at IS NOT NULL OR message_sent = ?',
        [false],
      );
      expect(Number(left?.n)).toBe(0);
      await second?.stop();
    });
  });

  onDefaultEngine(engine, () => {
    describe('a view', () => {
      it('tells the creator who, what, when and where, with nothing in it that the chat would act on', async () => {
        const clientName = '<!channel> & <https://evil.example|Acme>';
        const { offer, generatedPassword } = await createOffer(admin, { clientName });
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        expect(chat.delivered).toHaveLength(1);
        const text = chat.delivered[0]?.text ?? '';
        expect(text).toContain('&lt;!channel&gt; &amp; &lt;https://evil.example|Acme&gt;');
        expect(text).toContain(`${offer.id} (Nov 21, 2026, 10:00`);
        expect(text).toContain(`https://offers.example/offer/${offer.id}`);
        expect(text).not.toMatch(/<[!@#]/);
      });

      it('is told as plain text: a client is named as somebody wrote it, on one line, and nothing is formatted', async () => {
        const { offer, generatedPassword } = await createOffer(admin, { clientName: '*Acme* _x_ `y` ~z~' });
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        expect(chat.delivered).toMatchObject([{ text: expect.stringContaining('*Acme* _x_ `y` ~z~'), markup: false }]);
      });

      it('tells once for a browser session, and never of an admin', async () => {
        const { offer, generatedPassword } = await createOffer(admin);
        const browser = await harness().viewAsClient(offer.id, generatedPassword);
        await browser.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
        await admin.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
        await harness().deliver();
        expect(chat.delivered).toHaveLength(1);
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        expect(chat.delivered).toHaveLength(2);
      });

      it('tells nobody of an offer whose creator is not mapped, or whose mapping is inactive', async () => {
        const other = await createOffer(admin, { creator: creators.second });
        await harness().viewAsClient(other.offer.id, other.generatedPassword);
        await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: false }).expect(200);
        const mine = await createOffer(admin);
        await harness().viewAsClient(mine.offer.id, mine.generatedPassword);
        await harness().deliver();
        expect(chat.attempts).toEqual([]);
      });

      it.each([
        ['says no', { kind: 'refused', error: 'fatal_error' }, 'fatal_error'],
        ['says no without a reason', { kind: 'refused' }, 'unreadable_answer'],
        ['breaks', { kind: 'server-error' }, 'http_500'],
        ['answers with a page', { kind: 'html' }, 'unreadable_answer'],
      ] as const)('is told later when the chat %s, and each attempt is written down', async (_what, answer, error) => {
        chat.answerWith(answer);
        const { offer, generatedPassword } = await createOffer(admin);
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        await harness().deliver();
        expect(await harness().attempts()).toEqual([error]);
        server.clock.advance({ seconds: 5 });
        await harness().deliver();
        server.clock.advance({ seconds: 5 });
        await harness().deliver();
        expect(await harness().attempts()).toEqual([error, error]);
        chat.answerWith({ kind: 'ok' });
        server.clock.advance({ seconds: 5 });
        await harness().deliver();
        expect(await harness().attempts()).toEqual([error, error, null]);
        expect(chat.delivered).toHaveLength(1);
      });

      it('tells of ten readers of one network in a day, and counts the others all the same', async () => {
        const { offer, generatedPassword } = await createOffer(admin);
        for (let reader = 0; reader < 12; reader += 1) await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        expect(chat.delivered).toHaveLength(10);
        const views = await admin.get(`/api/offers/${offer.id}/analytics`).expect(200);
        expect(views.body).toHaveLength(12);
        server.clock.advance({ hours: 24 });
        admin = await server.adminBrowser();
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        expect(chat.delivered).toHaveLength(11);
      });

      it('waits as long as a chat asks that is asked too often', async () => {
        chat.answerWith({ kind: 'rate-limited', retryAfterSeconds: 90 });
        const { offer, generatedPassword } = await createOffer(admin);
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        chat.answerWith({ kind: 'ok' });
        server.clock.advance({ seconds: 89 });
        await harness().deliver();
        expect(chat.delivered).toEqual([]);
        server.clock.advance({ seconds: 1 });
        await harness().deliver();
        expect(chat.delivered).toHaveLength(1);
        expect(await harness().attempts()).toEqual(['ratelimited', null]);
      });

      it.each([
        ['breaks the connection', { kind: 'broken' }],
        ['breaks off its answer', { kind: 'half-answer' }],
      ] as const)(
        'is sent three times at most when the chat takes it and %s, and said to be possibly delivered',
        async (_what, answer) => {
          chat.answerWith(answer);
          const { offer, generatedPassword } = await createOffer(admin);
          await harness().viewAsClient(offer.id, generatedPassword);
          for (let hour = 0; hour < 48; hour += 1) {
            await harness().deliver();
            server.clock.advance({ hours: 1 });
          }
          expect(chat.attempts).toHaveLength(3);
          expect(await harness().attempts()).toEqual(
            Array.from({ length: 3 }, () => expect.stringMatching(/^possibly_delivered: /)),
          );
          const [row] = await server.database.query<{ error: string; due: unknown }[]>(
            'SELECT error_message AS error, due_at AS due FROM slack_notification_logs',
          );
          expect(row).toEqual({ error: expect.stringMatching(/^possibly_delivered: /), due: null });
        },
      );

      it('is repeated for a day when the chat cannot be reached: nothing was sent', async () => {
        await chat.close();
        const { offer, generatedPassword } = await createOffer(admin);
        await harness().viewAsClient(offer.id, generatedPassword);
        for (let hour = 0; hour < 12; hour += 1) {
          await harness().deliver();
          server.clock.advance({ hours: 1 });
        }
        await chat.open();
        expect((await harness().attempts()).filter((error) => error?.startsWith('possibly_delivered'))).toEqual([]);
        await harness().deliver();
        expect(chat.delivered).toHaveLength(1);
      });

      it('gives up on a user who is not there', async () => {
        chat.answerWith({ kind: 'refused', error: 'channel_not_found' });
        const { offer, generatedPassword } = await createOffer(admin);
        await harness().viewAsClient(offer.id, generatedPassword);
        await harness().deliver();
        server.clock.advance({ hours: 48 });
        await harness().deliver();
        expect(await harness().attempts()).toEqual(['channel_not_found']);
      });

      it('that failed for good is counted in the overview for 14 days; one that waits or is outdated is not', async () => {
        const failed = async () => ((await admin.get('/api/overview').expect(200)).body as Overview).failedMessages;
        const notifications = server.app.get(NotificationsService, { strict: false });
        const view = async () => {
          const { offer, generatedPassword } = await createOffer(admin);
          await harness().viewAsClient(offer.id, generatedPassword);
          await harness().deliver();
          return offer.id;
        };
        chat.answerWith({ kind: 'server-error' });
        await notifications.cancel('view', await view());
        await view();
        expect(await failed()).toBe(0);
        chat.answerWith({ kind: 'refused', error: 'channel_not_found' });
        await view();
        expect(await failed()).toBe(1);
        server.clock.advance({ hours: 14 * 24 - 1 });
        expect(await notifications.countFailedChat()).toBe(1);
        server.clock.advance({ hours: 2 });
        expect(await notifications.countFailedChat()).toBe(0);
      });

      it('answers the client at once while the chat hangs', async () => {
        chat.answerWith({ kind: 'hang' });
        const { offer, generatedPassword } = await createOffer(admin);
        await harness().viewAsClient(offer.id, generatedPassword);
        // An attempt is written down when it has ended: the client was answered before.
        expect(await harness().attempts()).toEqual([]);
        await vi.waitFor(() => expect(chat.attempts).toHaveLength(1), 8000);
        await chat.close();
        await chat.open();
      });
    });

    it('is off without a token, which is said and fails nothing else', async () => {
      await server.stop();
      server = await harness().startServer({ slack: { token: undefined, apiUrl: chat.apiUrl } });
      harness().server = server;
      admin = await server.adminBrowser();
      expect((await admin.get('/api/settings').expect(200)).body).toMatchObject({ chat: false });
      await admin.post('/api/slack-mappings/test').send({ creatorName: creators.first }).expect(503);
      await admin.post('/api/slack-reminders/check').send({}).expect(503);
      const { offer, generatedPassword } = await createOffer(admin);
      await harness().viewAsClient(offer.id, generatedPassword);
      await harness().deliver();
      expect(chat.attempts).toEqual([]);
    });
  });
});
