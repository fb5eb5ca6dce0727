import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeSmtp } from '@programme/fake-smtp';
import type { OfferDetails } from '@programme/contracts';
import { approve, decide, decline, extend, setLargestDiscount, unlocked } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { withMail } from './support/mail-harness.js';
import { asChange, detailsOf, enterprise } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

describe.each(engines)('mails that remind a client of an offer on $name', (engine) => {
  const harness = withMail(engine);
  let smtp: FakeSmtp;

  beforeEach(() => {
    ({ smtp } = harness());
  });

  const subjects = () => smtp.delivered.map(({ subject }) => subject);

  /** Valid for 30 days, sent today; what was sent is forgotten. */
  async function begin(validUntil = '2026-12-21') {
    const created = await harness().offer({ validUntil, language: 'en' });
    await harness().send(created.offer.id, { remindClient: true }).expect(201);
    await harness().deliver();
    smtp.forget();
    return created;
  }

  async function days(count: number) {
    for (let day = 0; day < count; day += 1) {
      harness().server.clock.advance({ hours: 24 });
      await harness().remind();
      await harness().remind();
    }
    harness().admin = await harness().server.adminBrowser();
  }

  it('are sent once by two processes', async () => {
    await begin();
    // A SQLite file has one process.
    const { server } = harness();
    const second = engine.name === 'SQLite' ? undefined : await harness().startServer({}, server.clock);
    server.clock.advance({ hours: 24 * 3 });
    await Promise.all([harness().remind(), second && harness().remind(second)]);
    await harness().deliver();
    await second?.stop();
    expect(subjects()).toHaveLength(1);
  });

  onDefaultEngine(engine, () => {
    it('go out three days after the sending, and seven days and one day before the end', async () => {
      await begin();
      await days(2);
      expect(subjects()).toEqual([]);
      await days(1);
      expect(subjects()).toEqual(['Your offer for Acme is waiting']);
      await days(40);
      expect(subjects()).toEqual([
        'Your offer for Acme is waiting',
        'Your offer for Acme is valid until Dec 21, 2026',
        'Your offer for Acme is valid until Dec 21, 2026',
      ]);
    });

    it('wait at night for 08:00 of the server’s time zone', async () => {
      await begin();
      const { server } = harness();
      // From 10:00 to 23:59, then to 07:59, both in Warsaw.
      for (const passed of [{ hours: 2 * 24 + 13, minutes: 59 }, { hours: 8 }]) {
        server.clock.advance(passed);
        await harness().remind();
      }
      server.clock.advance({ seconds: 59 });
      await harness().remind();
      expect(subjects()).toEqual([]);
      server.clock.advance({ seconds: 1 });
      await harness().remind();
      expect(subjects()).toEqual(['Your offer for Acme is waiting']);
    });

    it('are not repeated at night either', async () => {
      await begin();
      const { server } = harness();
      server.clock.advance({ hours: 3 * 24 + 13 });
      smtp.answerWith({ kind: 'refused', at: 'recipient', code: 450 });
      await harness().remind();
      // From 23:00 to 07:59:59 in Warsaw; a failed attempt is repeated within ten minutes by day.
      for (let tries = 0; tries < 20; tries += 1) {
        server.clock.advance({ minutes: 5 });
        await harness().deliver();
      }
      const attempts = smtp.attempts.length;
      smtp.answerWith({ kind: 'ok' });
      server.clock.advance({ hours: 7, minutes: 19, seconds: 59 });
      await harness().deliver();
      expect([smtp.attempts.length, subjects()]).toEqual([attempts, []]);
      server.clock.advance({ seconds: 1 });
      await harness().deliver();
      expect(subjects()).toEqual(['Your offer for Acme is waiting']);
    });

    it('do not go out without the salesperson’s tick', async () => {
      const { offer } = await harness().offer();
      await harness().send(offer.id).expect(201);
      await harness().deliver();
      smtp.forget();
      await days(40);
      expect(subjects()).toEqual([]);
    });

    it('say nothing of an offer that was opened, until its end is near', async () => {
      const { offer, generatedPassword } = await begin();
      const client = await unlocked(harness().server, offer.id, generatedPassword);
      await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await days(10);
      expect(subjects()).toEqual([]);
    });

    it('collapse into one after a time without a process', async () => {
      await begin();
      harness().server.clock.advance({ hours: 24 * 29 });
      await harness().remind();
      await harness().remind();
      expect(subjects()).toEqual(['Your offer for Acme is valid until Dec 21, 2026']);
    });

    it('stop with an answer, also one that comes while the mail waits', async () => {
      const { offer, generatedPassword } = await begin('2026-11-28');
      await smtp.close();
      await days(3);
      const client = await unlocked(harness().server, offer.id, generatedPassword);
      await decide(client, offer.id, decline(1)).expect(201);
      await harness().deliver();
      await smtp.open();
      await days(5);
      expect(subjects()).toEqual([]);
    });

    describe('that fall due while the offer waits for approval', () => {
      /** Waits from the day on which the reminder of the end falls due; nobody has been reminded since the sending. */
      async function beginWaiting() {
        const { offer, generatedPassword } = await begin('2026-12-05');
        const client = await unlocked(harness().server, offer.id, generatedPassword);
        await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
        await days(6);
        await setLargestDiscount(harness().admin, 20);
        return offer.id;
      }

      async function raiseDiscount(id: string) {
        const quotes = [{ ...enterprise, discountType: 'percentage', discountValue: 30 }];
        const change = { ...asChange(await detailsOf(harness().admin, id)), quotes };
        const { body } = await harness().admin.put(`/api/offers/${id}`).send(change).expect(200);
        expect((body as OfferDetails).offer.status).toBe('awaiting-approval');
      }

      async function approveAsOther(id: string) {
        const boss = await otherAdmin(harness().server, 'boss');
        await approve(boss, id, (await detailsOf(boss, id)).offer.version).expect(200);
      }

      const ending = ['Your offer for Acme is valid until Dec 5, 2026'];

      it('go out once it is approved', async () => {
        const id = await beginWaiting();
        await raiseDiscount(id);
        await days(1);
        expect(subjects()).toEqual([]);
        await approveAsOther(id);
        await harness().remind();
        expect(subjects()).toEqual(ending);
      });

      it('go out once it is approved, also when it begins to wait while the mail does', async () => {
        const id = await beginWaiting();
        await smtp.close();
        await days(1);
        await raiseDiscount(id);
        await smtp.open();
        harness().server.clock.advance({ hours: 1 });
        await harness().deliver();
        expect(subjects()).toEqual([]);
        await approveAsOther(id);
        await harness().remind();
        await harness().remind();
        expect(subjects()).toEqual(ending);
        await days(7);
        expect(subjects()).toEqual([...ending, ...ending]);
      });
    });

    it('move with the last day', async () => {
      const { offer } = await begin('2026-11-29');
      await extend(harness().admin, offer.id, 1, '2026-12-20').expect(200);
      await days(8);
      const told = ['You have more time: your offer for Acme', 'Your offer for Acme is waiting'];
      expect(subjects()).toEqual(told);
      await days(14);
      expect(subjects().slice(told.length)).toEqual(['Your offer for Acme is valid until Dec 20, 2026']);
    });
  });
});
