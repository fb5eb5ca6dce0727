import { describe, expect, it } from 'vitest';
import { refused, withDecisions } from './support/decision-harness.js';
import { decide, decline, extend, readPublic, requestExtension, unlocked, withdraw } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { asChange, createOffer, detailsOf } from './support/offers.js';

describe.each(engines)('more time for an offer on $name', (engine) => {
  const harness = withDecisions(engine);

  /** The clock's day, and those after it. */
  const day = (after = 0): string =>
    new Date(harness().server.clock.now().getTime() + after * 86_400_000).toISOString().slice(0, 10);

  /** Makes an offer, and lets its last day pass. */
  const expired = async (): Promise<void> => {
    await harness().make({ validUntil: day() });
    harness().server.clock.advance({ hours: 24 });
    // No session lasts that long.
    await harness().logIn();
    harness().client = await harness().unlocked();
  };

  it('is written down once of several requests at the same moment', async () => {
    await expired();
    const { admin, client, id } = harness();
    const answers = await Promise.all([1, 2, 3].map(() => requestExtension(client, id).expect(201)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await admin.get(`/api/offers/${id}/history`).expect(200);
    expect((body as { action: string }[]).filter(({ action }) => action === 'extension-requested')).toHaveLength(1);
  });

  it('and an answer at the same moment: one of them wins, and the other learns of it', async () => {
    for (let round = 0; round < 6; round += 1) {
      await harness().make({ validUntil: day(3) });
      const { admin, id } = harness();
      const [accepted, extended] = await Promise.all([harness().accept(), extend(admin, id, 1, day(20))]);
      // The later one learns of the first: version and revision are checked where they are written.
      const isAccepted = accepted.status === 201;
      expect([accepted.status, extended.status]).toEqual(isAccepted ? [201, 409] : [409, 200]);
      const { offer } = await detailsOf(admin, id);
      expect(offer.status).toBe(isAccepted ? 'accepted' : 'open');
    }
  });

  onDefaultEngine(engine, () => {
    it('is asked for by one click once the offer has expired; a second one changes nothing', async () => {
      await refused(requestExtension(harness().client, harness().id), 'offer-not-expired');
      await expired();
      const { admin, client, id, server } = harness();
      const { body } = await requestExtension(client, id).expect(201);
      server.clock.advance({ minutes: 2 });
      expect((await requestExtension(await harness().unlocked(), id).expect(201)).body).toEqual(body);
      expect(await readPublic(client, id)).toMatchObject({ status: 'expired', ...(body as object) });
      expect(await detailsOf(admin, id)).toMatchObject({
        offer: { status: 'expired', version: 1 },
        ...(body as object),
      });
    });

    it('is given at the old prices, as the next revision that the client can accept', async () => {
      await expired();
      const { admin, client, id } = harness();
      await requestExtension(client, id).expect(201);
      const before = (await detailsOf(admin, id)).quotes;
      const { body } = await extend(admin, id, 1, day(30)).expect(200);
      expect(body).toMatchObject({
        offer: { status: 'open', revision: 2, version: 2, validUntil: day(30) },
        quotes: before,
        extensionRequestedAt: null,
      });
      harness().offer = await readPublic(client, id);
      expect(harness().offer).toMatchObject({ status: 'open', revision: 2, extensionRequestedAt: null });
      const totalsOf = ({ id: quoteId, calculatedPrices }: (typeof before)[number]) => [
        quoteId,
        calculatedPrices.totals,
      ];
      expect(harness().offer.quotes.map(totalsOf)).toEqual(before.map(totalsOf));
      const { body: history } = await admin.get(`/api/offers/${id}/history`).expect(200);
      expect(history).toMatchObject([{ action: 'extended', revision: 2, fields: ['validUntil'] }, {}, {}]);
      await harness().accept().expect(201);
    });

    it('is at most 30 days from today, and a later day than the offer has', async () => {
      const { id } = harness();
      const refusedDay = async (of: string, validUntil: string): Promise<unknown> => {
        const { body } = await extend(harness().admin, of, 1, validUntil).set('Accept-Language', 'en').expect(400);
        return (body as { errors: unknown }).errors;
      };
      const later = { validUntil: 'Choose today or a later day' };
      const { validUntil } = (await detailsOf(harness().admin, id)).offer;
      expect(await refusedDay(id, validUntil)).toEqual({ validUntil: 'Choose a later day than the present one' });
      await expired();
      expect(await refusedDay(harness().id, day(-1))).toEqual(later);
      const tooLate = { validUntil: 'Choose a day within the next 30 days' };
      expect(await refusedDay(harness().id, day(31))).toEqual(tooLate);
      await extend(harness().admin, harness().id, 1, day()).expect(200);
    });

    it('is not given to a version that staff have not seen, nor to an answered or withdrawn offer', async () => {
      const { admin, client, id } = harness();
      await refused(extend(admin, id, 2, day(30)), 'stale-version');
      await decide(client, id, decline(1)).expect(201);
      await refused(extend(admin, id, 2, day(30)), 'already-decided');
      await refused(requestExtension(client, id), 'already-decided');
      await withdraw(admin, id, 2).expect(200);
      await refused(extend(admin, id, 3, day(30)), 'offer-withdrawn');
      await refused(requestExtension(client, id), 'offer-withdrawn');
    });

    it('is no longer waited for once an edit gives another last day', async () => {
      await expired();
      const { admin, client, id } = harness();
      await requestExtension(client, id).expect(201);
      const change = { ...asChange(await detailsOf(admin, id)), validUntil: day(60) };
      const { body } = await admin.put(`/api/offers/${id}`).send(change).expect(200);
      expect(body).toMatchObject({ offer: { status: 'open' }, extensionRequestedAt: null });
    });

    it('is for those who gave the code, and for staff', async () => {
      await expired();
      const { admin, client, id, server } = harness();
      const { offer, generatedPassword } = await createOffer(admin);
      const stranger = await unlocked(server, offer.id, generatedPassword);
      for (const browser of [server.browser(), stranger]) await requestExtension(browser, id).expect(401);
      await requestExtension(admin, id).expect(403);
      await extend(client, id, 1, day(30)).expect(401);
      expect(await readPublic(client, id)).toMatchObject({ extensionRequestedAt: null });
    });
  });
});
