import { describe, expect, it } from 'vitest';
import { codeOf, refused, withDecisions } from './support/decision-harness.js';
import { decide, decline, readPublic, record, reverse, withdraw } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { detailsOf } from './support/offers.js';

describe.each(engines)('answers that staff record on $name', (engine) => {
  const harness = withDecisions(engine);

  /** The clock's day, and those before and after it. */
  const day = (after = 0): string =>
    new Date(harness().server.clock.now().getTime() + after * 86_400_000).toISOString().slice(0, 10);

  const acceptance = (changes: object = {}) => ({
    version: 1,
    channel: 'phone',
    answeredOn: day(),
    decision: 'accepted',
    quoteId: harness().offer.quotes[0]?.id,
    package: 'enterprise',
    months: 6,
    name: 'Ewa Zając',
    ...changes,
  });
  const refusal = (changes: object = {}) => ({
    version: 1,
    channel: 'email',
    answeredOn: day(),
    decision: 'declined',
    reason: 'timing',
    ...changes,
  });

  it('are taken once for each key, and for the version that was seen', async () => {
    const { admin, id } = harness();
    expect(codeOf((await record(admin, id, refusal({ version: 7 })).expect(409)).body)).toBe('stale-version');
    await Promise.all([1, 2, 3].map(() => record(admin, id, refusal(), 'one').expect(200)));
    expect((await detailsOf(admin, id)).decisions).toHaveLength(1);
    expect(codeOf((await record(admin, id, acceptance(), 'one').expect(409)).body)).toBe('idempotency-conflict');
    await refused(record(admin, id, refusal()), 'already-decided');
    const keyless = await admin.post(`/api/offers/${id}/recorded-decision`).send(refusal()).expect(400);
    expect(codeOf(keyless.body)).toBe('idempotency-key-missing');
  });

  it('count once when the client answers at the same moment', async () => {
    const { admin, client, id } = harness();
    const answers = await Promise.all([record(admin, id, acceptance()), decide(client, id, decline(1))]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect((await detailsOf(admin, id)).decisions).toHaveLength(1);
  });

  onDefaultEngine(engine, () => {
    it('accept an option in the client’s place, and the client reads how it was answered', async () => {
      const { admin, client, id } = harness();
      const { body } = await record(admin, id, acceptance({ text: ' From May, please. ' })).expect(200);
      expect(body).toMatchObject({
        offer: { status: 'accepted', version: 2 },
        decisions: [
          {
            kind: 'accepted',
            name: 'Ewa Zając',
            role: null,
            email: null,
            consent: null,
            text: 'From May, please.',
            recordedBy: 'admin',
            recorded: { channel: 'phone', answeredOn: day() },
            ipAddress: null,
            userAgent: null,
          },
        ],
      });
      const { decision, status } = await readPublic(client, id);
      expect(status).toBe('accepted');
      expect(decision).toMatchObject({ name: 'Ewa Zając', recorded: { channel: 'phone', answeredOn: day() } });
      expect(JSON.stringify(decision)).not.toContain('From May');
      await refused(decide(client, id, decline(1)), 'already-decided');
      const { body: known } = await client.get(`/api/verify/${decision?.digest ?? ''}`).expect(200);
      expect(known).toMatchObject({ known: true, reversed: false });
    });

    it('decline with a reason, and can be reversed', async () => {
      const { admin, client, id } = harness();
      await record(admin, id, refusal()).expect(200);
      expect((await readPublic(client, id)).decision).toMatchObject({
        kind: 'declined',
        name: null,
        recorded: { channel: 'email' },
      });
      expect((await detailsOf(admin, id)).decisions).toMatchObject([{ reason: 'timing', recordedBy: 'admin' }]);
      await reverse(admin, id, 2).expect(200);
      expect((await readPublic(client, id)).status).toBe('open');
      const { body: history } = await admin.get(`/api/offers/${id}/history`).expect(200);
      expect(history).toMatchObject([{ action: 'reversed' }, { action: 'declined', username: 'admin' }, {}]);
    });

    it('may come after the last day when the client answered in time, not otherwise', async () => {
      await harness().make({ validUntil: day() });
      const last = day();
      harness().server.clock.advance({ hours: 48 });
      await harness().logIn();
      const { admin, id } = harness();
      const late = await record(admin, id, acceptance()).set('Accept-Language', 'en').expect(400);
      expect(late.body).toMatchObject({ errors: { answeredOn: 'Choose a day on which the offer was still valid' } });
      await record(admin, id, acceptance({ answeredOn: last })).expect(200);
    });

    it.each([
      ['later than today', 1, 'Choose today or an earlier day'],
      ['before the offer was as it is', -1, 'Choose a day on which the offer was already as it is now'],
    ] as const)('are refused for a day %s', async (_name, after, message) => {
      const { admin, id } = harness();
      const { body } = await record(admin, id, acceptance({ answeredOn: day(after) }))
        .set('Accept-Language', 'en')
        .expect(400);
      expect(body).toMatchObject({ errors: { answeredOn: message } });
      expect((await detailsOf(admin, id)).offer.status).toBe('open');
    });

    it('are refused for a withdrawn offer, for what is not offered, and for clients', async () => {
      const { admin, client, id } = harness();
      const { body } = await record(admin, id, acceptance({ months: 9 })).expect(400);
      expect(body).toMatchObject({ errors: { months: expect.stringContaining('Must be one of') as string } });
      await record(client, id, acceptance()).expect(401);
      await withdraw(admin, id, 1).expect(200);
      await refused(record(admin, id, acceptance({ version: 2 })), 'offer-withdrawn');
    });
  });
});
