import { randomUUID } from 'node:crypto';
import { apiPath, decisionPaths } from '@programme/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeSmtp } from '@programme/fake-smtp';
import type { Agent } from 'supertest';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import { ask, decide, decline, setLargestDiscount, unlocked, withdraw } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { contact, withMail } from './support/mail-harness.js';
import { asChange, detailsOf, enterprise } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

describe.each(engines)('mails about offers on $name', (engine) => {
  const harness = withMail(engine);
  let smtp: FakeSmtp;

  beforeEach(() => {
    ({ smtp } = harness());
  });

  describe('to its contact', () => {
    it('are sent once for one key, and refused with another body', async () => {
      const { offer } = await harness().offer();
      const key = randomUUID();
      const [first, second] = await Promise.all([harness().send(offer.id, { key }), harness().send(offer.id, { key })]);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      await harness().send(offer.id, { key, remindClient: true }).expect(409);
      await harness().deliver();
      expect(smtp.delivered).toHaveLength(2);
    });
  });

  describe('that two admins send at once', () => {
    it('go out once: the other learns who sent them', async () => {
      const { offer } = await harness().offer();
      const boss = await otherAdmin(harness().server, 'boss');
      const path = apiPath(decisionPaths.send, { id: offer.id });
      const sending = { version: 1, sentAt: null, remindClient: false };
      const send = (admin: Agent) => admin.post(path).set('Idempotency-Key', randomUUID()).send(sending);
      const answers = await Promise.all([send(boss), send(harness().admin)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const late = answers.find(({ status }) => status === 409);
      const winner = answers[0]?.status === 201 ? 'boss' : 'admin';
      expect(late?.body).toMatchObject({
        type: 'urn:programme:problem:already-sent',
        detail: `${winner} has sent this offer in the meantime.`,
        state: { status: 'open' },
      });
      // A page that was opened before knows nothing of it; one that knows sends again.
      await send(boss).expect(409);
      const { sentAt } = await harness().mails(offer.id);
      harness().server.clock.advance({ minutes: 1 });
      await boss
        .post(path)
        .set('Idempotency-Key', randomUUID())
        .send({ ...sending, sentAt })
        .expect(201);
      await harness().deliver();
      expect(smtp.delivered).toHaveLength(4);
    });
  });

  onDefaultEngine(engine, () => {
    describe('to its contact', () => {
      it('say link and code apart, in the offer’s language, as the previews do', async () => {
        const { offer, generatedPassword } = await harness().offer();
        const { previews } = await harness().mails(offer.id);
        const { body } = await harness().send(offer.id).expect(201);
        expect(body).toMatchObject({ mail: true, language: 'pl', recipient: { address: contact.contactEmail } });
        await harness().deliver();
        const [link, code] = smtp.delivered;
        expect(smtp.delivered.map(({ subject, text }) => ({ subject, text }))).toEqual(
          previews.map(({ subject, text }) => ({ subject, text })),
        );
        expect(link?.subject).toBe('Oferta dla Acme');
        expect(link?.text).toContain(`https://offers.example/offer/${offer.id}?lang=pl`);
        expect(link?.raw).not.toContain(generatedPassword);
        expect(code?.text).toContain(generatedPassword);
        expect(code?.text).not.toContain('https://');
        expect(smtp.delivered.map(({ to }) => to)).toEqual([['ewa@acme.example'], ['ewa@acme.example']]);
        const { sent } = await harness().mails(offer.id);
        expect(sent).toMatchObject([
          { kind: 'code', state: 'delivered', recipient: 'ewa@acme.example', error: null },
          { kind: 'link', state: 'delivered', recipient: 'ewa@acme.example', error: null },
        ]);
      });

      it('are written down in the history without the address, and the chain holds', async () => {
        const { offer } = await harness().offer();
        await harness().send(offer.id).expect(201);
        const { body } = await harness().admin.get(`/api/offers/${offer.id}/history`).expect(200);
        expect(body).toMatchObject([{ action: 'sent', username: 'admin' }, { action: 'created' }]);
        const { database, app } = harness().server;
        const verify = () => verifyRecord(database, app.get(EvidenceSeal));
        const events = await database.query<unknown[]>('SELECT payload FROM offer_events');
        expect(JSON.stringify(events)).not.toContain('acme.example');
        expect(JSON.stringify(events)).toContain('recipientDigest');
        expect((await verify()).broken).toBeUndefined();
        await database.query('UPDATE offers SET sent_at = NULL');
        expect((await verify()).broken).toMatchObject({ offerId: offer.id });
      });

      it('are plain text and HTML, with nothing of a user’s that a reader’s program would act on', async () => {
        const clientName = '<img src=x> & "Acme" \u202eevil';
        const { offer } = await harness().offer();
        // Such a name is refused since; it may have been stored before.
        const { database } = harness().server;
        await database.query('UPDATE offers SET client_name = ? WHERE id = ?', [clientName, offer.id]);
        await harness().send(offer.id).expect(201);
        await harness().deliver();
        const [mail] = smtp.delivered;
        expect(mail?.subject).toBe('Oferta dla <img src=x> & "Acme" evil');
        expect(mail?.html).toContain('&lt;img src=x&gt; &amp; &quot;Acme&quot; evil');
        expect(mail?.html).not.toMatch(/<img|http-equiv|src="|\u202e/);
        // The button, and the address beneath it.
        const link = `href="https://offers.example/offer/${offer.id}?lang=pl"`;
        expect(mail?.html.match(/href="[^"]*"/g)).toEqual([link, link]);
        expect(mail?.headers['auto-submitted']).toBe('auto-generated');
      });

      it('carry no header that a text of an admin smuggles in', async () => {
        const words = 'Oferta {{client}}\r\nBcc: all@evil.example\n\nBody';
        const change = { en: '', pl: words, es: '' };
        await harness().admin.patch('/api/translations/mail.link.subject').send(change).expect(200);
        const { offer } = await harness().offer();
        await harness().send(offer.id).expect(201);
        await harness().deliver();
        const [mail] = smtp.delivered;
        expect(mail?.subject).toBe('Oferta Acme Bcc: all@evil.example Body');
        expect(mail?.headers['bcc']).toBeUndefined();
        expect(smtp.recipients).toEqual(['ewa@acme.example', 'ewa@acme.example']);
      });

      it('are refused without a contact, a key or the current version, and of an offer that is not open', async () => {
        const bare = await harness().offer({ contactName: null, contactEmail: null });
        expect((await harness().send(bare.offer.id).expect(409)).body).toMatchObject({
          type: 'urn:programme:problem:contact-missing',
        });
        expect(await harness().mails(bare.offer.id)).toMatchObject({ recipient: null, previews: [], sent: [] });
        const { offer } = await harness().offer();
        const path = apiPath(decisionPaths.send, { id: offer.id });
        await harness().admin.post(path).send({ version: 1, remindClient: false }).expect(400);
        await harness().send(offer.id, { version: 2 }).expect(409);
        await withdraw(harness().admin, offer.id, 1).expect(200);
        expect((await harness().send(offer.id, { version: 2 }).expect(409)).body).toMatchObject({
          type: 'urn:programme:problem:offer-withdrawn',
          state: { status: 'withdrawn' },
        });
        await harness().send(randomUUID()).expect(404);
        await harness().server.browser().post(path).send({ version: 1, remindClient: false }).expect(401);
        await harness().deliver();
        expect(smtp.attempts).toEqual([]);
      });

      it('answer a repeated sending with what there is now', async () => {
        const { offer, generatedPassword } = await harness().offer();
        const key = randomUUID();
        await harness().send(offer.id, { key }).expect(201);
        // What is on its way would be described otherwise a moment later.
        await harness().deliver();
        await harness().admin.post(`/api/offers/${offer.id}/code`).send({}).expect(200);
        const { text, body } = await harness().send(offer.id, { key }).expect(201);
        expect(text).not.toContain(generatedPassword);
        expect(body).toEqual(await harness().mails(offer.id));
      });

      it('neither go out nor tell the password while the offer waits for approval', async () => {
        const { offer, generatedPassword: password } = await harness().offer();
        const { admin } = harness();
        await otherAdmin(harness().server, 'boss');
        await setLargestDiscount(admin, 20);
        const change = asChange(await detailsOf(admin, offer.id));
        const quotes = [{ ...enterprise, discountType: 'percentage', discountValue: 40 }];
        await admin
          .put(`/api/offers/${offer.id}`)
          .send({ ...change, quotes })
          .expect(200);
        for (const path of ['/api/offers', `/api/offers/${offer.id}/details`, `/api/offers/${offer.id}/mails`])
          expect((await admin.get(path).expect(200)).text).not.toContain(password);
        expect((await harness().mails(offer.id)).previews).toEqual([]);
        expect((await harness().send(offer.id, { version: 2 }).expect(409)).body).toMatchObject({
          type: 'urn:programme:problem:awaiting-approval',
          state: { status: 'awaiting-approval' },
        });
      });

      it('are at most five sendings an hour', async () => {
        const { offer } = await harness().offer();
        for (let sending = 0; sending < 5; sending += 1) await harness().send(offer.id).expect(201);
        await harness().send(offer.id).expect(429);
      });

      it('never go to an earlier contact, carry a code that was replaced, or follow an answer', async () => {
        await smtp.close();
        const [moved, rotated, declined] = [
          await harness().offer({ clientName: 'Moved' }),
          await harness().offer({ clientName: 'Rotated' }),
          await harness().offer({ clientName: 'Declined' }),
        ];
        for (const { offer } of [moved, rotated, declined]) await harness().send(offer.id).expect(201);
        const change = asChange(await detailsOf(harness().admin, moved.offer.id));
        const body = { ...change, contactEmail: 'other@acme.example' };
        await harness().admin.put(`/api/offers/${moved.offer.id}`).send(body).expect(200);
        await harness().admin.post(`/api/offers/${rotated.offer.id}/code`).send({}).expect(200);
        const client = await unlocked(harness().server, declined.offer.id, declined.generatedPassword);
        await decide(client, declined.offer.id, decline(1)).expect(201);
        // An attempt that still runs would be put off from the time to which the clock is advanced.
        await harness().deliver();
        await smtp.open();
        harness().server.clock.advance({ minutes: 10 });
        await harness().deliver();
        expect(smtp.delivered.map(({ subject }) => subject)).toEqual(['Oferta dla Rotated']);
        expect((await harness().mails(moved.offer.id)).sent.map(({ state }) => state)).toEqual([
          'cancelled',
          'cancelled',
        ]);
      });

      it('are off without a server, which is said and fails nothing else', async () => {
        await harness().server.stop();
        harness().server = await harness().startServer({ mail: undefined });
        harness().admin = await harness().server.adminBrowser();
        const { offer } = await harness().offer();
        expect((await harness().admin.get('/api/settings').expect(200)).body).toMatchObject({ mail: false });
        expect(await harness().mails(offer.id)).toMatchObject({ mail: false, sent: [] });
        await harness().send(offer.id).expect(503);
      });
    });

    it('tell its creator what the client does, with the staff’s link', async () => {
      await harness().admin.patch('/api/creators/1').send({ email: 'creator@programme.example' }).expect(200);
      const { body } = await harness().admin.get('/api/creators').expect(200);
      const creator = (body as { id: number; name: string }[]).find(({ id }) => id === 1)?.name ?? '';
      const { offer, generatedPassword } = await harness().offer({ creator, clientName: 'A & B' });
      const client = await unlocked(harness().server, offer.id, generatedPassword);
      await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await ask(client, offer.id, { text: 'Is <b>this</b> all?' }).expect(201);
      await decide(client, offer.id, decline(1)).expect(201);
      await harness().deliver();
      expect(smtp.delivered.map(({ subject }) => subject).sort()).toEqual([
        'A & B has a question about your offer',
        'A & B has declined your offer',
        'A & B has opened your offer',
      ]);
      const question = smtp.delivered.find(({ subject }) => subject.includes('question'));
      expect(question?.text).toContain('“Is <b>this</b> all?”');
      expect(question?.html).toContain('Is &lt;b&gt;this&lt;/b&gt; all?');
      for (const { to, text } of smtp.delivered) {
        expect(to).toEqual(['creator@programme.example']);
        expect(text).toContain(`https://offers.example/offers/${offer.id}`);
      }
    });
  });
});
