import { beforeEach, describe, expect, it } from 'vitest';
import type { Overview } from '@programme/contracts';
import type { FakeSmtp } from '@programme/fake-smtp';
import { decide, decline, unlocked } from './support/decisions.js';
import { engines } from './support/engines.js';
import { contact, withMail } from './support/mail-harness.js';
import { asChange, detailsOf } from './support/offers.js';

describe.each(engines)('mails that failed on $name', (engine) => {
  const harness = withMail(engine);
  let smtp: FakeSmtp;

  beforeEach(() => {
    ({ smtp } = harness());
  });

  const overview = async (): Promise<Overview> => {
    const admin = await harness().server.adminBrowser();
    return (await admin.get('/api/overview').expect(200)).body as Overview;
  };

  const refuse = () => smtp.answerWith({ kind: 'refused', at: 'recipient', code: 550 });

  it('to a contact are in the overview, once an offer, until the next ones are on their way', async () => {
    refuse();
    const { offer } = await harness().offer({ clientName: 'Acme' });
    await harness().send(offer.id).expect(201);
    await harness().deliver();
    const since = harness().server.clock.now().toISOString();
    const { failedMails, failedMessages } = await overview();
    expect(failedMails).toEqual([{ offerId: offer.id, clientName: 'Acme', failure: 'address-unknown', since }]);
    // They are no messages to the chat.
    expect(failedMessages).toBe(0);
    expect((await harness().mails(offer.id)).sent.map(({ failure }) => failure)).toEqual([
      'address-unknown',
      'address-unknown',
    ]);

    const asItWas = asChange(await detailsOf(harness().admin, offer.id));
    const right = { ...asItWas, ...contact, contactEmail: 'right@acme.example', version: 1 };
    await harness().admin.put(`/api/offers/${offer.id}`).send(right).expect(200);
    expect((await overview()).failedMails).toHaveLength(1);
    smtp.answerWith({ kind: 'ok' });
    harness().server.clock.advance({ seconds: 1 });
    await harness().send(offer.id, { version: 2 }).expect(201);
    expect((await overview()).failedMails).toEqual([]);
    await harness().deliver();
    expect((await overview()).failedMails).toEqual([]);
  });

  it('are of interest for 14 days, and while the offer is open', async () => {
    refuse();
    const { offer, generatedPassword } = await harness().offer();
    const long = await harness().offer({ validUntil: '2027-02-01' });
    for (const { id } of [offer, long.offer]) await harness().send(id).expect(201);
    await harness().deliver();
    expect((await overview()).failedMails).toHaveLength(2);
    await decide(await unlocked(harness().server, offer.id, generatedPassword), offer.id, decline(1)).expect(201);
    expect((await overview()).failedMails).toMatchObject([{ offerId: long.offer.id }]);
    harness().server.clock.advance({ hours: 14 * 24, minutes: 1 });
    expect((await overview()).failedMails).toEqual([]);
  });

  it('without an answer are told as mails that may have arrived', async () => {
    smtp.answerWith({ kind: 'dropped' });
    const { offer } = await harness().offer();
    await harness().send(offer.id).expect(201);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await harness().deliver();
      harness().server.clock.advance({ minutes: 6 });
    }
    expect((await overview()).failedMails).toMatchObject([{ offerId: offer.id, failure: 'no-answer' }]);
    const { sent } = await harness().mails(offer.id);
    expect(sent.map(({ state, failure }) => `${state} ${failure}`)).toEqual([
      'uncertain no-answer',
      'uncertain no-answer',
    ]);
  });

  it('to a creator are in the overview until one arrives, or the address is another', async () => {
    const creators = async () => (await overview()).unreachableCreators;
    const address = (email: string) => harness().admin.patch('/api/creators/1').send({ email }).expect(200);
    await address('creator@programme.example');
    const { body } = await harness().admin.get('/api/creators').expect(200);
    const name = (body as { id: number; name: string }[]).find(({ id }) => id === 1)?.name ?? '';
    const tell = async () => {
      const { offer, generatedPassword } = await harness().offer({ creator: name });
      const client = await unlocked(harness().server, offer.id, generatedPassword);
      await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await harness().deliver();
      harness().server.clock.advance({ minutes: 1 });
    };
    refuse();
    await tell();
    await tell();
    expect(await creators()).toMatchObject([{ name, failure: 'address-unknown' }]);
    await address('right@programme.example');
    expect(await creators()).toEqual([]);
    await tell();
    expect(await creators()).toHaveLength(1);
    smtp.answerWith({ kind: 'ok' });
    await tell();
    expect(await creators()).toEqual([]);
  });
});
