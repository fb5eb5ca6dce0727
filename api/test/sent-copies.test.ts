import { randomUUID } from 'node:crypto';
import { apiPath, decisionPaths } from '@programme/contracts';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import { defaultEngines } from './support/engines.js';
import { contact, withMail } from './support/mail-harness.js';

describe.each(defaultEngines)('the mails by which an offer is sent on $name', (engine) => {
  const harness = withMail(engine);

  it('carry a line of the salesperson’s own and go to one more address; one of the two is sent alone', async () => {
    const { offer, generatedPassword } = await harness().offer({ language: 'en' });
    const send = (body: object) =>
      harness()
        .admin.post(apiPath(decisionPaths.send, { id: offer.id }))
        .set('Idempotency-Key', randomUUID())
        .send({ version: 1, remindClient: false, ...body });
    const own = { linkLine: ' As agreed,\n<b>today</b>. ', linkCopyTo: 'boss@acme.example' };
    const { smtp } = harness();
    await send({ ...own, codeCopyTo: 'not an address' }).expect(400);
    await send(own).expect(201);
    await harness().deliver();
    const arrived = smtp.delivered.map(({ to, subject }) => `${subject} → ${to.join()}`);
    expect(arrived.sort()).toEqual([
      `Password of your offer for Acme → ${contact.contactEmail}`,
      'Your offer for Acme → boss@acme.example',
      `Your offer for Acme → ${contact.contactEmail}`,
    ]);
    const [link] = smtp.delivered.filter(({ subject }) => subject === 'Your offer for Acme');
    expect(link?.text).toContain('Hello Ewa Zając,\n\nAs agreed,\n<b>today</b>.\n\nhere is your offer');
    expect(link?.html).toContain('As agreed,<br>&lt;b&gt;today&lt;/b&gt;.');
    const withCode = smtp.delivered.filter(({ text }) => text.includes(generatedPassword));
    expect(withCode.map(({ to }) => to)).toEqual([[contact.contactEmail]]);
    const { database, app } = harness().server;
    const stored = JSON.stringify(await database.query('SELECT payload FROM offer_events'));
    expect(stored).toContain('copyDigests');
    expect(stored).not.toContain('boss@acme.example');
    expect((await verifyRecord(database, app.get(EvidenceSeal))).broken).toBeUndefined();
    smtp.forget();
    harness().server.clock.advance({ minutes: 1 });
    await send({ only: 'code', linkCopyTo: 'boss@acme.example' }).expect(201);
    await harness().deliver();
    expect(smtp.delivered.map(({ to, text }) => [to, text.includes(generatedPassword)])).toEqual([
      [[contact.contactEmail], true],
    ]);
  });
});
