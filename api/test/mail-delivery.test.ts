import { beforeEach, describe, expect, it } from 'vitest';
import { freePort, ServerProcess } from '@programme/api-testing';
import type { FakeSmtp } from '@programme/fake-smtp';
import { engines, onDefaultEngine } from './support/engines.js';
import { contact, withMail } from './support/mail-harness.js';
import { until } from './support/until.js';

describe.each(engines)('the delivery of mails on $name', (engine) => {
  const harness = withMail(engine);
  let smtp: FakeSmtp;

  beforeEach(() => {
    ({ smtp } = harness());
  });

  const states = async (id: string) => (await harness().mails(id)).sent.map(({ kind, state }) => `${kind} ${state}`);

  async function sent(): Promise<string> {
    const { offer } = await harness().offer();
    await harness().send(offer.id).expect(201);
    return offer.id;
  }

  it('sends each mail once from two processes, also to a slow server', async () => {
    // A SQLite file has one process.
    const second = engine.name === 'SQLite' ? undefined : await harness().startServer();
    smtp.answerWith({ kind: 'slow', ms: 50 });
    const ids = [];
    for (let index = 0; index < 4; index += 1) ids.push(await sent());
    await Promise.all([harness().deliver(), second && harness().deliver(second)]);
    await harness().deliver();
    await second?.stop();
    expect(smtp.attempts).toHaveLength(8);
    expect(new Set(smtp.attempts.map(({ headers }) => headers['message-id'])).size).toBe(8);
  });

  it('loses none, and repeats one at most, marked, when the process that sends is killed', async () => {
    await smtp.close();
    const ids = [];
    for (let index = 0; index < 4; index += 1) ids.push(await sent());
    await harness().deliver();
    await smtp.open();
    smtp.answerWith({ kind: 'slow', ms: 100 });
    const sender = new ServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: harness().database.url,
      APP_SECRET: harness().server.config.appSecrets[0],
      SMTP_URL: smtp.url,
      MAIL_FROM: 'offers@programme.example',
    });
    await until(() => smtp.attempts.length >= 3);
    sender.signal('SIGKILL');
    await sender.exited;
    smtp.answerWith({ kind: 'ok' });
    const { clock } = harness().server;
    // The killed process has the time of this machine; no offer may have ended by then.
    clock.advance({ seconds: Math.max(0, (Date.now() - clock.now().getTime()) / 1000), hours: 1 });
    await harness().deliver();
    const messageIds = smtp.attempts.map(({ headers }) => headers['message-id']);
    expect(new Set(messageIds).size).toBe(8);
    expect(messageIds.length).toBeLessThanOrEqual(9);
    const marked = smtp.attempts.filter(({ headers }) => headers['x-repeat'] === '1');
    expect(marked).toHaveLength(messageIds.length - 8);
  });

  onDefaultEngine(engine, () => {
    it('repeats what a server refuses for now, and leaves what it refuses for good', async () => {
      smtp.answerWith({ kind: 'refused', at: 'recipient', code: 450 });
      const id = await sent();
      await harness().deliver();
      expect(await states(id)).toEqual(['code waiting', 'link waiting']);
      smtp.answerWith({ kind: 'refused', at: 'recipient', code: 550 });
      harness().server.clock.advance({ seconds: 5 });
      await harness().deliver();
      const { sent: mails } = await harness().mails(id);
      expect(mails).toMatchObject([
        { kind: 'code', state: 'refused', error: expect.stringContaining('550') },
        { kind: 'link', state: 'refused', error: expect.stringContaining('The recipient is refused') },
      ]);
      smtp.answerWith({ kind: 'ok' });
      harness().server.clock.advance({ hours: 24 });
      await harness().deliver();
      expect(smtp.delivered).toEqual([]);
    });

    it('loses nothing when the server is away for an hour, or refuses its own sender', async () => {
      await smtp.close();
      const id = await sent();
      for (let minute = 0; minute < 60; minute += 10) {
        await harness().deliver();
        harness().server.clock.advance({ minutes: 10 });
      }
      await smtp.open();
      smtp.answerWith({ kind: 'refused', at: 'sender', code: 550 });
      await harness().deliver();
      smtp.answerWith({ kind: 'ok' });
      harness().server.clock.advance({ minutes: 10 });
      await harness().deliver();
      expect(await states(id)).toEqual(['code delivered', 'link delivered']);
      expect(smtp.delivered.map(({ to }) => to)).toEqual([[contact.contactEmail], [contact.contactEmail]]);
      expect(smtp.delivered.map(({ headers }) => headers['x-repeat'])).toEqual([undefined, undefined]);
    });

    it('sends once more, marked and with the same id, what the server took without an answer', async () => {
      smtp.answerWith({ kind: 'dropped' });
      const id = await sent();
      for (let hour = 0; hour < 30; hour += 1) {
        await harness().deliver();
        harness().server.clock.advance({ hours: 1 });
      }
      expect(smtp.attempts).toHaveLength(4);
      const links = smtp.attempts.filter(({ text }) => text.includes('https://offers.example/offer/'));
      expect(links.map(({ headers }) => headers['x-repeat'])).toEqual([undefined, '1']);
      expect(new Set(links.map(({ headers }) => headers['message-id'])).size).toBe(1);
      expect(await states(id)).toEqual(['code uncertain', 'link uncertain']);
    });

    it('sends once more what a process may have sent before it died, and no third time', async () => {
      const id = await sent();
      const die = () =>
        harness().server.database.query(
          "UPDATE slack_notification_logs SET claim = 'dead', possible_deliveries = possible_deliveries + 1, due_at = ?",
          [new Date(harness().server.clock.now().getTime())],
        );
      smtp.answerWith({ kind: 'refused', at: 'sender', code: 451 });
      await harness().deliver();
      await die();
      smtp.answerWith({ kind: 'ok' });
      await harness().deliver();
      expect(smtp.delivered.map(({ headers }) => headers['x-repeat'])).toEqual(['1', '1']);
      expect(await states(id)).toEqual(['code delivered', 'link delivered']);
      smtp.forget();
      const second = await harness().offer();
      smtp.answerWith({ kind: 'refused', at: 'sender', code: 451 });
      await harness().send(second.offer.id).expect(201);
      await harness().deliver();
      await die();
      await die();
      smtp.answerWith({ kind: 'ok' });
      await harness().deliver();
      expect(await states(second.offer.id)).toEqual(['code uncertain', 'link uncertain']);
      expect(smtp.delivered).toEqual([]);
    });

    it('keeps what a mail says encrypted, and only while it waits', async () => {
      await smtp.close();
      const { offer, generatedPassword } = await harness().offer();
      await harness().send(offer.id).expect(201);
      await harness().deliver();
      const rows = () =>
        harness().server.database.query<Record<string, unknown>[]>('SELECT * FROM slack_notification_logs');
      const waiting = await rows();
      expect(waiting.map((row) => row['sealed_content'])).toEqual([expect.any(String), expect.any(String)]);
      expect(JSON.stringify(waiting)).not.toContain(generatedPassword);
      await smtp.open();
      harness().server.clock.advance({ hours: 1 });
      await harness().deliver();
      expect((await rows()).map((row) => row['sealed_content'])).toEqual([null, null]);
    });
  });
});
