import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewQuote, OfferCreated, OfferDetails, OfferEvent, Overview } from '@programme/contracts';
import type { Agent } from 'supertest';
import { OfferEntity } from '../src/features/offers/records/offer.entity.js';
import { refused, withDecisions } from './support/decision-harness.js';
import {
  approve,
  decide,
  extend,
  reject,
  reverse,
  setLargestDiscount,
  unlocked,
  withdraw,
} from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { asChange, detailsOf, enterprise, listOffers, newOffer } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

const off = (discountValue: number, changes: Partial<NewQuote> = {}): NewQuote => ({
  ...enterprise,
  discountType: 'percentage',
  discountValue,
  ...changes,
});

describe.each(engines)('the approval of discounts on $name', (engine) => {
  const harness = withDecisions(engine);
  let admin: Agent;
  let boss: Agent;

  beforeAll(async () => {
    admin = harness().admin;
    boss = await otherAdmin(harness().server, 'boss');
  });

  afterEach(() => setLargestDiscount(admin, null, boss));

  const create = async (...quotes: NewQuote[]): Promise<OfferCreated> =>
    (await admin.post('/api/offers').send(newOffer({ quotes })).expect(201)).body as OfferCreated;

  const change = async (by: Agent, id: string, changes: object): Promise<OfferDetails> => {
    const body = { ...asChange(await detailsOf(admin, id)), ...changes };
    return (await by.put(`/api/offers/${id}`).send(body).expect(200)).body as OfferDetails;
  };

  const overviewOf = async (by: Agent) => (await by.get('/api/overview').expect(200)).body as Overview;
  const statusOf = async (id: string) => (await detailsOf(admin, id)).offer.status;
  const actionsOf = async (id: string) => {
    const { body } = await admin.get(`/api/offers/${id}/history`).expect(200);
    return (body as OfferEvent[]).map(({ action }) => action);
  };

  it('and a change at the same moment: one of them wins', async () => {
    await setLargestDiscount(admin, 10);
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await create(off(25))).offer;
      const better = { ...asChange(await detailsOf(admin, id)), quotes: [off(60)] };
      const calls = [approve(boss, id, 1), admin.put(`/api/offers/${id}`).send(better)] as const;
      const [approved, changed] = await Promise.all(calls);
      expect([approved.status, changed.status].sort()).toEqual([200, 409]);
      // Never is the better offer open: the approval was for the terms that the admin had seen.
      const { offer, quotes } = await detailsOf(admin, id);
      const isApproved = approved.status === 200;
      expect([offer.status, quotes[0]?.discountValue]).toEqual(isApproved ? ['open', 25] : ['awaiting-approval', 60]);
    }
  });

  onDefaultEngine(engine, () => {
    it('is needed for nothing until an admin sets a limit; a change of it needs the version that was read', async () => {
      expect((await admin.get('/api/offer-settings').expect(200)).body).toMatchObject({ largestDiscount: null });
      expect((await create(off(100))).offer.status).toBe('open');
      await harness().client.get('/api/offer-settings').expect(401);
      const { body } = await admin.get('/api/offer-settings').expect(200);
      const { version } = body as { version: number };
      const put = (fields: object) => admin.put('/api/offer-settings').send({ version, ...fields });
      for (const largestDiscount of [-1, 100.5, 12.345, '20', undefined]) await put({ largestDiscount }).expect(400);
      const { body: changed } = await put({ largestDiscount: 12.34 }).expect(200);
      expect(changed).toMatchObject({ largestDiscount: 12.34, version: version + 1 });
      await refused(put({ largestDiscount: 50 }), 'stale-version');
      expect((await admin.get('/api/offer-settings').expect(200)).body).toMatchObject({ largestDiscount: 12.34 });
    });

    it('holds back a new offer above the limit, until another admin approves it', async () => {
      await setLargestDiscount(admin, 20);
      expect((await create(off(20))).offer.status).toBe('open');
      const { offer, generatedPassword } = await create(enterprise, off(25));
      const { id } = offer;
      expect([offer.status, offer.accessCode, generatedPassword]).toEqual(['awaiting-approval', null, null]);
      const details = await detailsOf(boss, id);
      expect(details.offer.accessCode).toBeNull();
      expect(details.approval).toEqual({
        requestedAt: offer.createdAt,
        requestedBy: 'admin',
        discount: 25,
        limit: 20,
        options: [6, 5, 7].map((months) => ({
          quote: 2,
          package: 'enterprise',
          months,
          discount: 25,
          requestedBy: 'admin',
        })),
        rejection: null,
      });
      const listed = (await listOffers(boss, { status: 'awaiting-approval' })).find((one) => one.id === id);
      expect(listed).toMatchObject({ status: 'awaiting-approval', accessCode: null });
      expect((await listOffers(boss, { status: 'open' })).some((one) => one.id === id)).toBe(false);
      const approvals = async (by: Agent) => (await overviewOf(by)).approvals;
      const waiting = { offerId: id, clientName: 'Acme', requestedBy: 'admin', since: offer.createdAt, discount: 25 };
      expect(await approvals(boss)).toEqual([waiting]);
      expect(await approvals(admin)).toEqual([]);

      const edited = ['edit', 'extend', 'answer', 'withdraw', 'remove'];
      expect((await detailsOf(admin, id)).abilities).toEqual(edited);
      expect(details.abilities).toEqual([...edited, 'approve', 'reject']);
      expect((await approve(admin, id, 1)).status).toBe(403);
      await refused(approve(boss, id, 2), 'stale-version');
      const { body } = await approve(boss, id, 1).expect(200);
      expect(body).toMatchObject({ offer: { status: 'open', version: 2 }, approval: null });
      const sendable = ['send', 'extend', 'answer', 'record-decision', 'withdraw', 'replace-code', 'remove'];
      expect((body as OfferDetails).abilities).toEqual(['edit', ...sendable]);
      await unlocked(harness().server, id, (body as OfferDetails).offer.accessCode ?? '');
      await refused(approve(boss, id, 2), 'approval-not-requested');
      await refused(approve(boss, id, 1), 'stale-version');
      expect(await approvals(boss)).toEqual([]);
      expect(await actionsOf(id)).toEqual(['approved', 'approval-requested', 'created']);
    });

    it('measures what the client pays: a lower startup fee counts, a higher one is set off', async () => {
      await setLargestDiscount(admin, 20);
      expect((await create({ ...enterprise, startupFeeOverride: 0 })).offer.status).toBe('awaiting-approval');
      // 12 500 more than the list's fee, and 25 % off: 35 437.50 for 34 750.
      expect((await create(off(25, { startupFeeOverride: 22_500 }))).offer.status).toBe('open');
    });

    it('is asked for again only when the terms get better for the client', async () => {
      await setLargestDiscount(admin, 10);
      const { id } = (await create(off(25))).offer;
      await approve(boss, id, 1).expect(200);
      const statuses: string[] = [];
      for (const changes of [
        { clientName: 'Acme Ltd' },
        { quotes: [off(25, { note: 'As agreed' })] },
        { quotes: [off(15)] },
        { quotes: [off(25), enterprise] },
        { quotes: [off(25.01)] },
        { quotes: [off(24, { activeUsers: 200 })] },
        { quotes: [off(25)] },
      ])
        statuses.push((await change(admin, id, changes)).offer.status);
      const [waits, open] = ['awaiting-approval', 'open'];
      expect(statuses).toEqual([open, open, open, open, waits, waits, open]);
      // Another offer with the same quotes has no approval: this is what a duplicate is.
      expect((await create(off(25))).offer.status).toBe(waits);
    });

    it('is checked at a change and a reversal, not when the limit changes or an offer is extended', async () => {
      const { id } = (await create(off(25))).offer;
      await setLargestDiscount(admin, 10);
      expect(await statusOf(id)).toBe('open');
      await withdraw(admin, id, 1).expect(200);
      const { body } = await reverse(admin, id, 2).expect(200);
      expect((body as OfferDetails).offer).toMatchObject({ status: 'awaiting-approval', accessCode: null });
      await extend(admin, id, 3, '2027-02-20').expect(400);
      await setLargestDiscount(admin, 30, boss);
      expect(await statusOf(id)).toBe('awaiting-approval');
      expect((await change(admin, id, {})).offer.status).toBe('open');
    });

    it('is checked when an acceptance is reversed', async () => {
      await harness().make({ quotes: [off(25)] });
      const { id } = harness();
      await harness().accept().expect(201);
      await setLargestDiscount(admin, 10);
      const { body } = await reverse(admin, id, 2).expect(200);
      expect(body).toMatchObject({ offer: { status: 'awaiting-approval' }, approval: { requestedBy: 'admin' } });
      expect((await decide(harness().client, id, { revision: 1, decision: 'declined', reason: 'price' })).status).toBe(
        409,
      );
      await approve(boss, id, 3).expect(200);
      await harness().accept().expect(201);
      expect(await actionsOf(id)).toEqual([
        'accepted',
        'approved',
        'approval-requested',
        'reversed',
        'accepted',
        'created',
      ]);
    });

    it('is rejected with a reason; the next change asks anew', async () => {
      await setLargestDiscount(admin, 10);
      const { id } = (await create(off(25))).offer;
      for (const reason of ['', ' \n', 'x'.repeat(1001)]) await reject(boss, id, 1, reason).expect(400);
      expect((await reject(admin, id, 1)).status).toBe(403);
      const { body } = await reject(boss, id, 1, ' Too much ').expect(200);
      const rejection = { username: 'boss', reason: 'Too much' };
      expect(body).toMatchObject({ offer: { status: 'awaiting-approval', version: 2 }, approval: { rejection } });
      const { approvals = [] } = await overviewOf(boss);
      expect(approvals.map(({ offerId }) => offerId)).not.toContain(id);
      await refused(approve(boss, id, 1), 'stale-version');
      const { approval } = await change(admin, id, { quotes: [off(15)] });
      expect(approval).toMatchObject({ discount: 15, rejection: null, requestedBy: 'admin' });
      await approve(boss, id, 3).expect(200);
      const { body: history } = await admin.get(`/api/offers/${id}/history`).expect(200);
      expect((history as OfferEvent[]).find(({ action }) => action === 'rejected')?.reason).toBe('Too much');
    });

    it('tells who gave a rejected discount in the overview, while it can be lowered', async () => {
      await setLargestDiscount(admin, 10);
      const rejectedOf = async (by: Agent) => (await overviewOf(by)).rejectedDiscounts;
      const rejectNew = async () => {
        const { id, clientName } = (await create(off(25))).offer;
        await reject(boss, id, 1).expect(200);
        return { offerId: id, clientName, rejectedBy: 'boss', since: harness().server.clock.now().toISOString() };
      };
      const lowered = await rejectNew();
      expect([await rejectedOf(admin), await rejectedOf(boss)]).toEqual([[lowered], []]);
      await change(admin, lowered.offerId, { quotes: [off(15)] });
      expect(await rejectedOf(admin)).toEqual([]);

      await withdraw(admin, (await rejectNew()).offerId, 2).expect(200);
      const { offerId: id } = await rejectNew();
      const rows = harness().server.database.getRepository(OfferEntity);
      // The clock stands on 21 November 2026.
      for (const [validUntil, expected] of Object.entries({ '2026-11-21': [id], '2026-11-20': [] })) {
        await rows.update({ id }, { validUntil });
        expect((await rejectedOf(admin))?.map(({ offerId }) => offerId)).toEqual(expected);
      }
    });

    it('is not for who gave the discount, whoever saves the offer afterwards', async () => {
      await setLargestDiscount(admin, 10);
      const { id } = (await create(off(25))).offer;
      expect((await change(boss, id, { clientName: 'Other' })).approval?.requestedBy).toBe('admin');
      expect((await change(boss, id, { quotes: [off(20)] })).approval?.requestedBy).toBe('admin');
      expect((await approve(admin, id, 3)).status).toBe(403);
      expect((await change(boss, id, { quotes: [off(20), off(30)] })).approval?.requestedBy).toBe('boss');
      expect((await approve(boss, id, 4)).status).toBe(403);
      await harness().client.post(`/api/offers/${id}/approve`).send({ version: 4 }).expect(401);
      await withdraw(admin, id, 4).expect(200);
      await refused(approve(admin, id, 5), 'offer-withdrawn');
      expect((await detailsOf(admin, id)).offer).toMatchObject({ status: 'withdrawn', accessCode: null });
    });

    it('answers a repeated call for a new offer without a code, until it is approved', async () => {
      await setLargestDiscount(admin, 10);
      const send = () =>
        admin
          .post('/api/offers')
          .set('Idempotency-Key', 'waits')
          .send(newOffer({ quotes: [off(25)] }));
      const { body } = await send().expect(201);
      const { offer } = body as OfferCreated;
      expect(offer.accessCode).toBeNull();
      expect((await send().expect(201)).body).toEqual(body);
      await approve(boss, offer.id, 1).expect(200);
      const { accessCode } = (await detailsOf(admin, offer.id)).offer;
      expect((await send().expect(201)).body).toMatchObject({
        offer: { id: offer.id, status: 'open', accessCode },
        generatedPassword: accessCode,
      });
    });
  });
});
