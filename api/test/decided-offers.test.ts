import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeSlack } from '@programme/fake-slack';
import type { Overview, RemindersChecked } from '@programme/contracts';
import type { Agent } from 'supertest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { withChat } from './support/chat-harness.js';
import { acceptanceOf, decide, decline, readPublic, reverse, unlocked, withdraw } from './support/decisions.js';
import { engines } from './support/engines.js';
import { createOffer, detailsOf, type OpenedOffer } from './support/offers.js';
import type { TestServer } from './support/test-server.js';

describe.each(engines)('what follows from a decision on $name', (engine) => {
  const harness = withChat(engine);
  let server: TestServer;
  let admin: Agent;
  let chat: FakeSlack;

  beforeEach(() => {
    ({ server, admin, chat } = harness());
  });

  const make = () => createOffer(admin, { clientName: 'Acme & Co', validUntil: '2026-11-25' });

  const clientOf = ({ offer, generatedPassword }: OpenedOffer) => unlocked(server, offer.id, generatedPassword);

  const accept = async (created: OpenedOffer, key?: string) => {
    const client = await clientOf(created);
    const acceptance = acceptanceOf(await readPublic(client, created.offer.id));
    return { client, send: () => decide(client, created.offer.id, acceptance, key) };
  };

  const remind = async (): Promise<RemindersChecked> =>
    (await admin.post('/api/slack-reminders/check').send({}).expect(200)).body as RemindersChecked;

  it('is one message to the creator, who reads what was accepted', async () => {
    const created = await make();
    const { send } = await accept(created, 'once');
    await Promise.all([send().expect(201), send().expect(201)]);
    await harness().deliver();
    expect(chat.delivered).toHaveLength(1);
    const { id } = created.offer;
    const words = String.raw`Acme &amp; Co\S* has accepted the offer ${id}: Enterprise, 6 months, 34,750\.00\szł: `;
    expect(chat.delivered[0]?.text).toMatch(new RegExp(`${words}https://offers\\.example/offer/${id}$`));
  });

  it('is one message with the reason of a decline, and none for a call that was refused', async () => {
    const created = await make();
    const client = await clientOf(created);
    await decide(client, created.offer.id, decline(1, { reason: 'competitor', text: 'Secret words' })).expect(201);
    await decide(client, created.offer.id, decline(1)).expect(409);
    await harness().deliver();
    expect(chat.delivered.map(({ text }) => text)).toEqual([expect.stringContaining('Reason: another provider.')]);
    expect(chat.delivered[0]?.text).not.toContain('Secret');
  });

  it('is no reminder any more: neither a new one nor one that waits', async () => {
    const [accepted, declined, withdrawn, open] = [await make(), await make(), await make(), await make()];
    chat.answerWith({ kind: 'server-error' });
    expect(await remind()).toEqual({ offersChecked: 4, remindersSent: 0 });
    await (await accept(accepted)).send().expect(201);
    await decide(await clientOf(declined), declined.offer.id, decline(1)).expect(201);
    await withdraw(admin, withdrawn.offer.id, 1).expect(200);
    chat.answerWith({ kind: 'ok' });
    expect(await remind()).toEqual({ offersChecked: 1, remindersSent: 1 });
    server.clock.advance({ minutes: 30 });
    await harness().deliver();
    const reminders = chat.delivered.filter(({ text }) => text.includes('is valid until'));
    expect(reminders.map(({ text }) => text.includes(open.offer.id))).toEqual([true]);
    await reverse(admin, declined.offer.id, 2).expect(200);
    expect(await remind()).toEqual({ offersChecked: 1, remindersSent: 1 });
  });

  it('is that the offer needs no attention, and counts as neither open nor expired', async () => {
    const overview = async () => (await admin.get('/api/overview').expect(200)).body as Overview;
    const [accepted, withdrawn] = [await make(), await make()];
    expect((await overview()).attention.map(({ reason }) => reason)).toEqual(['expiring', 'expiring']);
    await (await accept(accepted)).send().expect(201);
    await withdraw(admin, withdrawn.offer.id, 1).expect(200);
    const { attention, currencies } = await overview();
    expect(attention).toEqual([]);
    const counts = { made: 2, open: 0, expiring: 0, expired: 0, accepted: 1, openTotal: 0 };
    expect(currencies).toMatchObject([{ currency: 'PLN', ...counts }]);
    expect(currencies[0]?.acceptedTotal).toBeGreaterThan(0);
  });

  it('is an address that is forgotten in its own time', async () => {
    const created = await make();
    await (await accept(created)).send().expect(201);
    const addresses = async () => (await detailsOf(admin, created.offer.id)).decisions.map((one) => one.ipAddress);
    expect(await addresses()).toEqual(['127.0.0.1']);
    const later = async (days: number) => {
      server.clock.advance({ hours: days * 24 });
      admin = await server.adminBrowser();
      await server.app.get(JobScheduler).run('decision-retention');
      return addresses();
    };
    expect(await later(1094)).toEqual(['127.0.0.1']);
    expect(await later(2)).toEqual([null]);
  });

  it('is a line in the audit for what staff do', async () => {
    const created = await make();
    await withdraw(admin, created.offer.id, 1).expect(200);
    await reverse(admin, created.offer.id, 2).expect(200);
    const events = server.log.filter(({ id }) => id === created.offer.id).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['offer.withdraw', 'offer.reverse']));
  });
});
