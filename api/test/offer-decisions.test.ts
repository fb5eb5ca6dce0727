import { describe, expect, it } from 'vitest';
import type { ListedOffer, Overview, OfferState, ProblemDocument } from '@programme/contracts';
import { builtInTexts } from '@programme/i18n/catalogue';
import { codeOf, refused, withDecisions } from './support/decision-harness.js';
import { acceptanceOf, consent, decide, decline, readPublic, reverse, unlocked } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { asChange, comfort, createOffer, detailsOf } from './support/offers.js';

describe.each(engines)('decisions on $name', (engine) => {
  const harness = withDecisions(engine);

  it('answer a repeated call as the first, and refuse its key with another body', async () => {
    const { client, id, offer } = harness();
    const acceptance = acceptanceOf(offer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(client, id, acceptance, 'again')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await refused(decide(client, id, decline(1), 'again'), 'idempotency-conflict');
    const { body } = await client.post(`/api/offers/${id}/decision`).send(acceptance).expect(400);
    expect(codeOf(body)).toBe('idempotency-key-missing');
  });

  it('answer a call that is repeated after a reversal as the offer stands now', async () => {
    const { admin, client, id, offer } = harness();
    const acceptance = acceptanceOf(offer);
    await decide(client, id, acceptance, 'once').expect(201);
    await reverse(admin, id, 2).expect(200);
    const { body } = await decide(client, id, acceptance, 'once').expect(201);
    expect(body).toMatchObject({ status: 'open', decision: null });
    expect((await detailsOf(admin, id)).decisions).toHaveLength(1);
  });

  it('stand in the list and in the overview with what was accepted, and when', async () => {
    const { admin, id, offer, server } = harness();
    const listed = async () =>
      ((await admin.get('/api/offers').expect(200)).body as readonly ListedOffer[]).find((one) => one.id === id);
    const news = async () =>
      ((await admin.get('/api/overview').expect(200)).body as Overview).decisions?.filter(
        ({ offerId }) => offerId === id,
      );
    expect((await listed())?.accepted).toBeNull();
    expect(await news()).toEqual([]);
    const at = server.clock.now().toISOString();
    const quoteId = offer.quotes[1]?.id ?? 0;
    const { body } = await harness().accept({ quoteId, package: 'comfort', months: 4 }).expect(201);
    const { total } = (body as OfferState).decision?.option ?? {};
    expect((await listed())?.accepted).toEqual({ package: 'comfort', months: 4, total, at });
    const { clientName, currency } = offer.offer;
    expect(await news()).toMatchObject([{ offerId: id, clientName, kind: 'accepted', total, currency, at }]);
    await reverse(admin, id, 2).expect(200);
    expect((await listed())?.accepted).toBeNull();
    expect(await news()).toEqual([]);
  });

  onDefaultEngine(engine, () => {
    it('accept the option that was chosen, with its totals, and are shown from then on', async () => {
      const { admin, client, id, offer } = harness();
      const { body } = await harness().accept().expect(201);
      const [{ id: quoteId, calculatedPrices } = { id: 0, calculatedPrices: undefined }] = offer.quotes;
      expect(body).toEqual({
        status: 'accepted',
        revision: 1,
        decision: {
          kind: 'accepted',
          revision: 1,
          decidedAt: harness().server.clock.now().toISOString(),
          digest: expect.stringMatching(/^[\da-f]{64}$/),
          name: 'Ewa Zając',
          recorded: null,
          option: {
            quoteId,
            package: 'enterprise',
            months: 6,
            currency: 'PLN',
            listTotal: calculatedPrices?.enterprise?.finalTotal,
            total: calculatedPrices?.enterprise?.discountedTotal,
          },
        },
      });
      expect(await readPublic(client, id)).toEqual({ ...offer, ...(body as OfferState) });
      const text = JSON.stringify(await readPublic(client, id));
      for (const secret of ['ewa@example.com', 'CEO', '127.0.0.1', consent]) expect(text).not.toContain(secret);
      expect((await detailsOf(admin, id)).offer).toMatchObject({ status: 'accepted', revision: 1, version: 2 });
    });

    it('accept a neighbouring length, and the other package of a quote for both', async () => {
      const { offer } = harness();
      const quoteId = offer.quotes[1]?.id ?? 0;
      const { body } = await harness().accept({ quoteId, package: 'comfort', months: 4 }).expect(201);
      const option = offer.quotes[1]?.calculatedPrices.options.find(({ months }) => months === 4);
      expect((body as OfferState).decision?.option).toMatchObject({
        months: 4,
        total: option?.comfort?.discountedTotal,
      });
    });

    it.each([
      ['quoteId', { quoteId: 999_999 }],
      ['package', { package: 'comfort' }],
      ['months', { months: 9 }],
    ] as const)('refuse a %s that is not on offer', async (field, changes) => {
      const { body } = await harness().accept(changes).expect(400);
      expect((body as ProblemDocument).errors).toEqual({ [field]: expect.stringContaining('Must be one of') });
      await harness().accept().expect(201);
    });

    it('decline with a reason, which staff see and the client need not', async () => {
      const { admin, client, id } = harness();
      const { body } = await decide(client, id, decline(1, { reason: 'timing', text: ' Next year. ' })).expect(201);
      expect(body).toMatchObject({ status: 'declined', decision: { kind: 'declined', name: null, option: null } });
      expect(JSON.stringify(await readPublic(client, id))).not.toContain('Next year');
      const { decisions, offer: row } = await detailsOf(admin, id);
      expect(row.status).toBe('declined');
      expect(decisions).toMatchObject([{ reason: 'timing', text: 'Next year.', email: null, reversal: null }]);
    });

    it('are stored with how they came about, for staff alone', async () => {
      const { admin, client, id, offer } = harness();
      await client.post(`/api/offers/${id}/view`).send({}).expect(201);
      const seen = harness().server.clock.now().toISOString();
      await client
        .post(`/api/offers/${id}/decision`)
        .set({ 'Idempotency-Key': 'one', 'User-Agent': `Browser ${'x'.repeat(500)}` })
        .send(acceptanceOf(offer))
        .expect(201);
      const [decision] = (await detailsOf(admin, id)).decisions;
      expect(decision).toMatchObject({
        name: 'Ewa Zając',
        role: 'CEO',
        email: 'ewa@example.com',
        consent,
        ipAddress: '127.0.0.1',
        visits: { count: 1, times: [seen] },
      });
      expect(decision?.userAgent).toHaveLength(300);
      const [row] = await harness().server.database.query<Record<string, unknown>[]>(
        'SELECT * FROM offer_decisions WHERE offer_id = ?',
        [id],
      );
      expect(JSON.stringify(row)).not.toContain('127.0.0.1');
    });

    it('need the consent in its present words, in one of the languages', async () => {
      const { admin } = harness();
      expect(await refused(harness().accept({ consent: 'I accept.' }), 'consent-changed')).toBeUndefined();
      const words = { en: 'I accept, and pay.', pl: 'Przyjmuję i płacę.', es: '' };
      const path = '/api/translations/offer.decision.consent';
      const { body: made } = await admin.patch(path).send(words).expect(200);
      await refused(harness().accept(), 'consent-changed');
      await refused(
        harness().accept({ consent: builtInTexts.offers.pl['offer.decision.consent'] ?? '' }),
        'consent-changed',
      );
      await harness().accept({ consent: 'Przyjmuję i płacę.' }).expect(201);
      await admin
        .delete(path)
        .query({ version: (made as { version: number }).version })
        .send({})
        .expect(204);
      await harness().make();
      await harness()
        .accept({ consent: builtInTexts.offers.es['offer.decision.consent'] ?? '' })
        .expect(201);
    });

    it('count once: another one is refused with how the offer stands', async () => {
      const { admin, id } = harness();
      const { body } = await harness().accept().expect(201);
      const other = await harness().unlocked();
      expect(await refused(decide(other, id, decline(1)), 'already-decided')).toEqual(body);
      expect(await refused(harness().accept(), 'already-decided')).toEqual(body);
      expect((await detailsOf(admin, id)).decisions).toHaveLength(1);
    });

    it('are limited for each browser', async () => {
      const { client, id, offer } = harness();
      const bodies = Array.from({ length: 12 }, () => acceptanceOf(offer, { consent: 'Something else' }));
      const answers: number[] = [];
      for (const body of bodies) answers.push((await decide(client, id, body)).status);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
      const other = await harness().unlocked();
      await decide(other, id, acceptanceOf(offer)).expect(201);
    });

    it('are refused on an older revision', async () => {
      const { admin, client, id } = harness();
      const change = asChange(await detailsOf(admin, id));
      await admin
        .put(`/api/offers/${id}`)
        .send({ ...change, quotes: [comfort] })
        .expect(200);
      expect(await refused(harness().accept(), 'offer-superseded')).toEqual({
        status: 'open',
        revision: 2,
        decision: null,
      });
      harness().offer = await readPublic(client, id);
      await harness().accept().expect(201);
    });

    it('are refused where the offer’s rows are not what was frozen, whoever changed them', async () => {
      const { client, id } = harness();
      await harness().server.database.query('UPDATE offer_quotes SET months_count = 7 WHERE offer_id = ?', [id]);
      await refused(harness().accept(), 'offer-superseded');
      expect((await readPublic(client, id)).status).toBe('open');
    });

    it('are refused after the last day, and no later', async () => {
      // 23:00 in Warsaw.
      harness().server.clock.advance({ hours: 13 });
      await harness().logIn();
      await harness().make({ validUntil: '2026-11-21' });
      await harness().accept().expect(201);
      await harness().make({ validUntil: '2026-11-21' });
      harness().server.clock.advance({ hours: 1 });
      harness().client = await harness().unlocked();
      expect(await refused(harness().accept(), 'offer-expired')).toEqual({
        status: 'expired',
        revision: 1,
        decision: null,
      });
      await harness().logIn();
    });

    it('are for browsers that gave the offer’s code, and for no admin’s preview', async () => {
      const { admin, client, id } = harness();
      const other = await createOffer(admin);
      const stranger = await unlocked(harness().server, other.offer.id, other.generatedPassword);
      await decide(harness().server.browser(), id, decline(1)).expect(401);
      await decide(stranger, id, decline(1)).expect(401);
      await decide(admin, id, decline(1)).expect(403);
      await client
        .post(`/api/offers/${id}/decision`)
        .set({ 'Idempotency-Key': 'x', Origin: 'https://evil.example' })
        .send(decline(1))
        .expect(403);
      expect((await readPublic(client, id)).status).toBe('open');
    });
  });
});
