import { describe, expect, it } from 'vitest';
import type { DecisionVerification } from '@programme/contracts';
import type { Agent } from 'supertest';
import {
  acceptanceOf,
  answer,
  approve,
  ask,
  decide,
  extend,
  readPublic,
  reverse,
  setLargestDiscount,
  unlocked,
  withdraw,
} from './support/decisions.js';
import { defaultEngines } from './support/engines.js';
import { contact, withMail } from './support/mail-harness.js';
import { asChange, createOffer, detailsOf, enterprise } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

describe.each(defaultEngines)('the client is told by mail on $name', (engine) => {
  const harness = withMail(engine);

  /** What arrives from now on, by subject and recipient, once all is delivered. */
  async function delivered(): Promise<{ to: string; subject: string; text: string; html: string }[]> {
    await harness().deliver();
    const mails = harness().smtp.delivered.map(({ to, subject, text, html }) => ({
      to: to.join(),
      subject,
      text,
      html,
    }));
    harness().smtp.forget();
    return mails;
  }

  const subjects = async () => (await delivered()).map(({ to, subject }) => `${subject} → ${to}`);

  const change = async (id: string, fields: object, admin: Agent = harness().admin) =>
    admin
      .put(`/api/offers/${id}`)
      .send({ ...asChange(await detailsOf(admin, id)), ...fields })
      .expect(200);

  const quotesOf = (activeUsers: number) => ({ quotes: [{ ...enterprise, activeUsers }] });

  async function read(changes: Parameters<typeof createOffer>[1] = {}) {
    const { offer, generatedPassword } = await harness().offer(changes);
    const client = await unlocked(harness().server, offer.id, generatedPassword);
    return { id: offer.id, client, shown: await readPublic(client, offer.id) };
  }

  it('that the question was answered, with the answer, in the offer’s language', async () => {
    const { id, client, shown } = await read();
    expect(shown.contact).toEqual({ name: contact.contactName, email: contact.contactEmail, isWrittenTo: true });
    await ask(client, id, { text: 'W sierpniu?' }).expect(201);
    await answer(harness().admin, id, 'Tak, <b>cały</b> rok.').expect(201);
    const [mail, ...more] = (await delivered()).filter(({ to }) => to === contact.contactEmail);
    expect(mail?.subject).toBe('Odpowiedź w sprawie oferty dla Acme');
    expect(mail?.text).toContain('„Tak, <b>cały</b> rok.”');
    expect(mail?.html).toContain('„Tak, &lt;b&gt;cały&lt;/b&gt; rok.”');
    expect(mail?.text).toContain(`https://offers.example/offer/${id}?lang=pl`);
    expect(more).toEqual([]);
  });

  it('that the offer was updated: once a revision, and only after the one before was read', async () => {
    const { id, client } = await read({ language: 'en' });
    const updated = `Your offer for Acme was updated → ${contact.contactEmail}`;
    await change(id, quotesOf(50));
    expect(await subjects()).toEqual([updated]);
    await change(id, quotesOf(51));
    expect(await subjects()).toEqual([]);
    await readPublic(client, id);
    await change(id, quotesOf(52));
    expect(await subjects()).toEqual([updated]);
    const { offer } = await harness().offer();
    await change(offer.id, quotesOf(53));
    expect(await subjects()).toEqual([]);
  });

  it('of an update that waits for approval once it is approved', async () => {
    const boss = await otherAdmin(harness().server, 'boss');
    await setLargestDiscount(harness().admin, 10);
    const { id } = await read({ language: 'en' });
    await change(id, { quotes: [{ ...enterprise, discountType: 'percentage', discountValue: 20 }] });
    expect(await subjects()).toEqual([]);
    const { version } = (await detailsOf(harness().admin, id)).offer;
    await approve(boss, id, version).expect(200);
    expect(await subjects()).toEqual([`Your offer for Acme was updated → ${contact.contactEmail}`]);
  });

  it('that there is more time, of an offer that was sent', async () => {
    const { offer } = await harness().offer({ language: 'en', validUntil: '2026-12-01' });
    await extend(harness().admin, offer.id, 1, '2026-12-02').expect(200);
    expect(await subjects()).toEqual([]);
    await harness().send(offer.id, { version: 2 }).expect(201);
    await delivered();
    await extend(harness().admin, offer.id, 2, '2026-12-03').expect(200);
    const [mail] = await delivered();
    expect(mail).toMatchObject({ to: contact.contactEmail, subject: 'You have more time: your offer for Acme' });
    expect(mail?.text).toContain('is now valid until Dec 3, 2026, at the same prices.');
  });

  it('that it was accepted: who accepted and the contact, each once, with a digest that can be checked', async () => {
    const { id, client, shown } = await read({ language: 'en' });
    await decide(client, id, acceptanceOf(shown, { email: 'boss@acme.example', name: 'Jan Nowak' })).expect(201);
    const mails = await delivered();
    expect(mails.map(({ to }) => to).sort()).toEqual(['boss@acme.example', contact.contactEmail]);
    const [receipt] = mails;
    expect(receipt?.text).toMatch(/Jan Nowak has accepted the offer for Acme: Enterprise, 6 months, [\d,.]+/);
    const digest = /^[0-9a-f]{64}$/m.exec(receipt?.text ?? '')?.[0] ?? '';
    expect(receipt?.text).toContain(`https://offers.example/verify/${digest}`);
    const { body } = await harness().server.browser().get(`/api/verify/${digest}`).expect(200);
    expect((body as DecisionVerification).known).toBe(true);
    const other = await read();
    await decide(other.client, other.id, acceptanceOf(other.shown, { email: contact.contactEmail })).expect(201);
    expect((await delivered()).map(({ to }) => to)).toEqual([contact.contactEmail]);
  });

  it('nothing that is not true any more when it could be sent', async () => {
    const { id, client, shown } = await read();
    harness().smtp.answerWith({ kind: 'refused', at: 'recipient', code: 450 });
    await answer(harness().admin, id, 'A remark.').expect(201);
    await decide(client, id, acceptanceOf(shown)).expect(201);
    await harness().deliver();
    const version = async () => (await detailsOf(harness().admin, id)).offer.version;
    await reverse(harness().admin, id, await version()).expect(200);
    await withdraw(harness().admin, id, await version()).expect(200);
    harness().smtp.answerWith({ kind: 'ok' });
    harness().smtp.forget();
    harness().server.clock.advance({ hours: 2 });
    expect(await subjects()).toEqual([]);
    const { sent } = await harness().mails(id);
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['cancelled']));
  });
});
