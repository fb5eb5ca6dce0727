import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseCommand, freePort } from '@programme/api-testing';
import { FakeSlack } from '@programme/fake-slack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RemindersChecked } from '@programme/contracts';
import { OfferRemindersService } from '../src/features/offers/reminders/offer-reminders.service.js';
import { NotificationDispatcher } from '../src/features/notifications/notification-dispatcher.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, creators, learnCreators } from './support/offers.js';
import { TestServer } from './support/test-server.js';

describe.each(engines)('messages that waited in a backup of $name', (engine) => {
  let folder: string;
  let chat: FakeSlack;
  let database: TestDatabase;
  let other: TestDatabase;
  let server: TestServer;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'restored-messages-'));
    chat = await FakeSlack.start(await freePort());
    [database, other] = [await engine.create(), await engine.create({ migrated: false })];
  });
  afterEach(async () => {
    await server.stop();
    await chat.close();
    await Promise.all([database.drop(), other.drop(), rm(folder, { recursive: true })]);
  });

  const start = (on: TestDatabase) => TestServer.start(on, { slack: { token: 'xoxb-test', apiUrl: chat.apiUrl } });
  const deliver = () => server.app.get(NotificationDispatcher).dispatch();
  const messages = () =>
    server.database.query<Record<string, unknown>[]>(
      'SELECT kind, message_sent AS sent, error_message AS error, due_at AS due FROM slack_notification_logs ORDER BY kind',
    );

  it('are not sent after a restore, which the log says; a reminder is sent when an admin asks for it', async () => {
    await chat.close();
    server = await start(database);
    const admin = await server.adminBrowser();
    await learnCreators(admin);
    await admin.post('/api/slack-mappings').send({ creatorName: creators.first, slackUserId: 'U012AB3CD' }).expect(201);
    const { offer, generatedPassword } = await createOffer(admin, { validUntil: '2026-11-25' });
    const client = server.browser();
    await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
    await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
    await admin.post('/api/slack-reminders/check').expect(200);
    await server.stop();

    const file = join(folder, 'the.backup');
    expect(await databaseCommand('backup', [file], { DATABASE_URL: database.url })).toMatchObject({ code: 0 });
    expect(await databaseCommand('restore', [file], { DATABASE_URL: other.url })).toMatchObject({ code: 0 });
    await chat.open();
    chat.attempts.length = 0;
    server = await start(other);
    // The code that was given before the restore opens nothing after it.
    expect(await server.database.query('SELECT id FROM offer_unlocks')).toEqual([]);
    server.clock.advance({ hours: 48 });
    await deliver();
    await server.app.get(OfferRemindersService, { strict: false }).checkDaily();
    await deliver();
    expect(chat.attempts).toEqual([]);
    const settled = { error: 'not_sent_after_restore', due: null };
    expect(await messages()).toEqual([
      { kind: 'reminder', sent: expect.anything(), ...settled },
      { kind: 'view', sent: expect.anything(), ...settled },
    ]);
    expect((await messages()).map(({ sent }) => Number(sent))).toEqual([0, 0]);

    const { body } = await (await server.adminBrowser()).post('/api/slack-reminders/check').expect(200);
    expect(body as RemindersChecked).toEqual({ offersChecked: 1, remindersSent: 1 });
    expect(chat.delivered).toHaveLength(1);
  });
});
