import { freePort } from '@programme/api-testing';
import { apiPath, decisionPaths } from '@programme/contracts';
import { FakeSlack } from '@programme/fake-slack';
import { FakeSmtp } from '@programme/fake-smtp';
import type { Agent } from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { EffectsRecorder, type Effects } from './support/effects-recorder.js';
import { contact } from './support/mail-harness.js';
import { asChange, createOffer, creators, detailsOf, enterprise, learnCreators, newOffer } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';
import { TestServer } from './support/test-server.js';

const discounted = [{ ...enterprise, discountType: 'percentage', discountValue: 25 }] as const;
const seen = 'revision snapshotDigest';
const creatorMail = 'creator@programme.example';
const toCreator = (kind: string) => [`mail ${kind} to ${creatorMail}`, `chat ${kind}`];

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

  const effectsOf = (work: () => PromiseLike<unknown>, offerId?: string): Promise<Effects> =>
    new EffectsRecorder(server).of(work, offerId === undefined ? undefined : { offerId, admin });

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
