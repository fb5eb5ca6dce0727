import { freePort } from '@programme/api-testing';
import { apiPath, decisionPaths } from '@programme/contracts';
import { FakeSlack } from '@programme/fake-slack';
import { FakeSmtp } from '@programme/fake-smtp';
import type { Agent } from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotificationEntity } from '../src/features/notifications/notification.entity.js';
import { NotificationsService } from '../src/features/notifications/notifications.service.js';
import {
  acceptanceOf,
  answer,
  approve,
  ask,
  decide,
  decline,
  extend,
  readPublic,
  record,
  reject,
  requestExtension,
  reverse,
  setLargestDiscount,
  unlocked,
  withdraw,
} from './support/decisions.js';
import { engines, type TestDatabase } from './support/engines.js';
import { contact } from './support/mail-harness.js';
import { asChange, createOffer, creators, detailsOf, enterprise, learnCreators, newOffer } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';
import { TestServer } from './support/test-server.js';

type EventRow = { id: number; action: string; username: string | null; fields: unknown; payload: unknown };
type MessageRow = { id: number; channel: string; kind: string; dedupeKey: string; recipient: string | null };

/** What one call left behind. */
type Effects = {
  /** `action by whom: changed fields / names in the payload`, in their order. */
  readonly events?: readonly string[];
  /** `channel kind to whom`, in their order. */
  readonly messages?: readonly string[];
  /** Names of the audit's lines. */
  readonly audit: readonly string[];
  /** Whether a reminder that waited will not be sent. */
  readonly endsReminders?: true;
};

const discounted = [{ ...enterprise, discountType: 'percentage', discountValue: 25 }] as const;
const seen = 'revision snapshotDigest';
const creatorMail = 'creator@programme.example';
const toCreator = (kind: string) => [`mail ${kind} to ${creatorMail}`, `chat ${kind}`];

/** MariaDB's driver parses JSON columns, SQLite's does not. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

describe.each(engines)('what each command with an offer leaves on $name', (engine) => {
  let chat: FakeSlack;
  let smtp: FakeSmtp;
  let database: TestDatabase;
  let server: TestServer;
  let admin: Agent;
  let boss: Agent;

  beforeAll(async () => {
    chat = await FakeSlack.start(await freePort());
    smtp = await FakeSmtp.start({ port: await freePort() });
  });
  afterAll(() => Promise.all([chat.close(), smtp.close()]));
  beforeEach(async () => {
    database = await engine.create();
    server = await TestServer.start(database, {
      slack: { token: 'xoxb-of-the-tests', apiUrl: chat.apiUrl },
      mail: { smtp: smtp.address, from: { name: 'Activity Programme', address: 'offers@programme.example' } },
    });
    admin = await server.adminBrowser();
    boss = await otherAdmin(server, 'boss');
    await learnCreators(admin);
    const { body } = await admin.get('/api/creators').expect(200);
    const { id } = (body as { id: number; name: string }[]).find(({ name }) => name === creators.first) ?? { id: 0 };
    await admin.patch(`/api/creators/${id}`).send({ email: creatorMail }).expect(200);
    const mapping = { creatorName: creators.first, slackUserId: 'U012AB3CD' };
    await admin.post('/api/slack-mappings').send(mapping).expect(201);
  });
  afterEach(async () => {
    await server.stop();
    await database.drop();
  });

  const rows = <Row>(sql: string, after: number) => server.database.query<Row[]>(sql, [after]);
  const lastId = async (table: string) =>
    (await server.database.query<{ id: number | null }[]>(`SELECT MAX(id) AS id FROM ${table}`))[0]?.id ?? 0;

  /** Leaves a reminder of an offer in the outbox, and answers whether it has been given up since. */
  async function waitingReminder(offerId: string): Promise<() => Promise<boolean>> {
    const dedupeKey = `reminder of the test ${await lastId('slack_notification_logs')}`;
    const about = { offerId, offerVisitId: null, creatorName: creators.first };
    const { creator } = (await detailsOf(admin, offerId)).offer;
    const [{ id: creatorId } = { id: 0 }] = await server.database.query<{ id: number }[]>(
      'SELECT id FROM creators WHERE name = ?',
      [creator],
    );
    await server.database.transaction(async (transaction) => {
      const outbox = server.app.get(NotificationsService, { strict: false });
      await outbox.enqueue(transaction, { ...about, creatorId, dedupeKey, kind: 'reminder', text: 'ends soon' });
      // No delivery meets it in the meantime.
      await transaction.update(NotificationEntity, { dedupeKey }, { dueAt: new Date('2030-01-01') });
    });
    return async () => {
      const [row] = await server.database.query<{ error: string | null }[]>(
        'SELECT error_message AS error FROM slack_notification_logs WHERE dedupe_key = ?',
        [dedupeKey],
      );
      return row !== undefined && row.error !== null;
    };
  }

  async function effectsOf(work: () => PromiseLike<unknown>, offerId?: string): Promise<Effects> {
    const isGivenUp = offerId === undefined ? undefined : await waitingReminder(offerId);
    const [event, message, line] = [
      await lastId('offer_events'),
      await lastId('slack_notification_logs'),
      server.log.length,
    ];
    await work();
    const events = await rows<EventRow>(
      'SELECT id, action, username, fields, payload FROM offer_events WHERE id > ? ORDER BY id',
      event,
    );
    const messages = await rows<MessageRow>(
      'SELECT id, channel, kind, dedupe_key AS dedupeKey, recipient FROM slack_notification_logs WHERE id > ? ORDER BY id',
      message,
    );
    const audit = server.log.slice(line).filter(({ kind }) => kind === 'audit');
    const endsReminders = await isGivenUp?.();
    return {
      ...(events.length > 0 && { events: events.map(described) }),
      ...(messages.length > 0 && {
        messages: messages.map(({ channel, kind, recipient }) =>
          [channel, kind, recipient === null ? '' : `to ${recipient}`].join(' ').trim(),
        ),
      }),
      audit: audit.map(({ event: name }) => String(name)),
      ...(endsReminders && { endsReminders }),
    };
  }

  const described = ({ action, username, fields, payload }: EventRow): string => {
    const names = Object.keys((parsed(payload) ?? {}) as object).join(' ');
    return `${action} by ${username ?? 'client'}: ${(parsed(fields) as string[]).join(' ')} / ${names}`;
  };

  const change = async (id: string, fields: object) =>
    admin
      .put(`/api/offers/${id}`)
      .send({ ...asChange(await detailsOf(admin, id)), ...fields })
      .expect(200);

  it('that makes, changes and removes it', async () => {
    let id = '';
    const create = async () =>
      ({
        offer: { id },
      } = await createOffer(admin, contact));
    expect(await effectsOf(create)).toEqual({
      events: [`created by admin:  / ${seen} limit`],
      audit: ['offer.create'],
    } satisfies Effects);
    expect(await effectsOf(() => change(id, { clientName: 'Other', introduction: 'Hello' }), id)).toEqual({
      events: [`changed by admin: clientName introduction / ${seen} limit`],
      audit: ['offer.change'],
    } satisfies Effects);
    expect(await effectsOf(() => change(id, { validUntil: '2027-03-01' }), id)).toEqual({
      events: [`changed by admin: validUntil / ${seen} limit`],
      audit: ['offer.change'],
      endsReminders: true,
    } satisfies Effects);
    expect(await effectsOf(() => admin.post(`/api/offers/${id}/code`).send({}).expect(200), id)).toEqual({
      events: ['code-rotated by admin:  / '],
      audit: ['offer.replace-code'],
    } satisfies Effects);
    expect(await effectsOf(() => admin.delete(`/api/offers/${id}`).send({}).expect(204))).toEqual({
      events: ['deleted by admin:  / '],
      audit: ['offer.remove'],
    } satisfies Effects);
  });

  it('that sends it, by the client who opens it, asks and is answered', async () => {
    const { offer, generatedPassword } = await createOffer(admin, contact);
    const { id } = offer;
    const send = () =>
      admin
        .post(apiPath(decisionPaths.send, { id }))
        .set('Idempotency-Key', 'sending-1')
        .send({ version: 1, remindClient: false })
        .expect(201);
    expect(await effectsOf(send, id)).toEqual({
      events: ['sent by admin:  / recipientDigest'],
      messages: ['mail link to ewa@acme.example', 'mail code to ewa@acme.example'],
      audit: ['offer.send'],
    } satisfies Effects);
    const client = await unlocked(server, id, generatedPassword);
    expect(await effectsOf(() => client.post(`/api/offers/${id}/view`).send({}).expect(201), id)).toEqual({
      messages: toCreator('view'),
      audit: [],
    } satisfies Effects);
    expect(await effectsOf(() => ask(client, id, { text: 'In August?', name: 'Ewa' }).expect(201), id)).toEqual({
      events: ['question-asked by client:  / messageDigest'],
      messages: toCreator('question'),
      audit: ['offer.ask'],
    } satisfies Effects);
    expect(await effectsOf(() => answer(admin, id, 'Yes.').expect(201), id)).toEqual({
      events: ['question-answered by admin:  / messageDigest'],
      messages: ['mail answered to ewa@acme.example'],
      audit: ['offer.answer'],
    } satisfies Effects);
  });

  it('that decides on it, takes it back and reverses that', async () => {
    const { offer, generatedPassword } = await createOffer(admin);
    const { id } = offer;
    const client = await unlocked(server, id, generatedPassword);
    const shown = await readPublic(client, id);
    const decided = 'revision decisionDigest addressDigest circumstancesDigest';
    expect(await effectsOf(() => decide(client, id, decline(1)).expect(201), id)).toEqual({
      events: [`declined by client:  / ${decided}`],
      messages: toCreator('decision'),
      audit: ['offer.decide'],
      endsReminders: true,
    } satisfies Effects);
    const version = async () => (await detailsOf(admin, id)).offer.version;
    const reverseIt = async () => reverse(admin, id, await version()).expect(200);
    const reversed = { events: ['reversed by admin:  / reason decisionDigest'], audit: ['offer.reverse'] };
    expect(await effectsOf(reverseIt, id)).toEqual(reversed satisfies Effects);
    const withdrawIt = async () => withdraw(admin, id, await version()).expect(200);
    expect(await effectsOf(withdrawIt, id)).toEqual({
      events: ['withdrawn by admin:  / '],
      audit: ['offer.withdraw'],
      endsReminders: true,
    } satisfies Effects);
    expect(await effectsOf(reverseIt, id)).toEqual({ ...reversed, events: ['reversed by admin:  / reason'] });
    const accept = () => decide(client, id, acceptanceOf(shown)).expect(201);
    expect(await effectsOf(accept, id)).toEqual({
      events: [`accepted by client:  / ${decided}`],
      messages: ['mail accepted to ewa@example.com', ...toCreator('decision')],
      audit: ['offer.decide'],
      endsReminders: true,
    } satisfies Effects);
    await reverseIt();
    const answered = {
      version: await version(),
      channel: 'phone',
      answeredOn: server.clock.now().toISOString().slice(0, 10),
    };
    const recordIt = () => record(admin, id, { ...answered, decision: 'declined', reason: 'price' }).expect(200);
    expect(await effectsOf(recordIt, id)).toEqual({
      // Nothing is known of a browser.
      events: ['declined by admin:  / revision decisionDigest circumstancesDigest'],
      messages: toCreator('decision'),
      audit: ['offer.record-decision'],
      endsReminders: true,
    } satisfies Effects);
  });

  it('that asks for more time and gives it', async () => {
    const { offer, generatedPassword } = await createOffer(admin, { validUntil: '2026-11-21' });
    const { id } = offer;
    server.clock.advance({ hours: 48 });
    admin = await server.adminBrowser();
    const client = await unlocked(server, id, generatedPassword);
    expect(await effectsOf(() => requestExtension(client, id).expect(201), id)).toEqual({
      events: ['extension-requested by client:  / '],
      messages: toCreator('extension'),
      audit: ['offer.request-extension'],
    } satisfies Effects);
    expect(await effectsOf(() => extend(admin, id, 1, '2026-12-15').expect(200), id)).toEqual({
      events: [`extended by admin: validUntil / ${seen}`],
      audit: ['offer.extend'],
      endsReminders: true,
    } satisfies Effects);
  });

  it('that asks for an approval, refuses and gives it', async () => {
    await setLargestDiscount(admin, 10);
    const requested = 'approval-requested by admin:  / discount limit requestedBy requestersDigest';
    let id = '';
    const create = async () => {
      const { body } = await admin
        .post('/api/offers')
        .send(newOffer({ quotes: discounted }))
        .expect(201);
      ({ id } = (body as { offer: { id: string } }).offer);
    };
    expect(await effectsOf(create)).toEqual({
      events: [`created by admin:  / ${seen} limit`, requested],
      audit: ['offer.create'],
    } satisfies Effects);
    expect(await effectsOf(() => reject(boss, id, 1).expect(200), id)).toEqual({
      events: [`rejected by boss:  / ${seen} reason`],
      messages: ['chat approval'],
      audit: ['offer.reject'],
    } satisfies Effects);
    const more = [{ ...discounted[0], discountValue: 30 }];
    expect(await effectsOf(() => change(id, { quotes: more }), id)).toEqual({
      events: [`changed by admin: quotes / ${seen} limit`, requested],
      audit: ['offer.change'],
    } satisfies Effects);
    const { version } = (await detailsOf(admin, id)).offer;
    expect(await effectsOf(() => approve(boss, id, version).expect(200), id)).toEqual({
      events: [`approved by boss:  / ${seen} discount approvedDigest`],
      messages: ['chat approval'],
      audit: ['offer.approve'],
    } satisfies Effects);
  });
});
