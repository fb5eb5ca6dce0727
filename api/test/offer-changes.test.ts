import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferEvent } from '@programme/contracts';
import { firstPriceBook } from '@programme/pricing';
import type { Agent } from 'supertest';
import { engines, onDefaultEngine } from './support/engines.js';
import { asChange, both, comfort, createOffer, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

describe.each(engines)('offers that are there, on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const details = (id: string) => detailsOf(admin, id);

  const history = async (id: string): Promise<OfferEvent[]> =>
    (await admin.get(`/api/offers/${id}/history`).expect(200)).body as OfferEvent[];

  const rows = async (table: string, id: string): Promise<number> => {
    const [row] = await server().database.query<{ n: number | string }[]>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE offer_id = ?`,
      [id],
    );
    return Number(row?.n);
  };

  describe('changing one', () => {
    it('loses none of 100 pairs of racing changes silently', async () => {
      const { offer } = await createOffer(admin);
      let seen = await details(offer.id);
      for (let pair = 0; pair < 100; pair += 1) {
        const change = asChange(seen);
        const answers = await Promise.all(
          ['left', 'right'].map((side) =>
            admin.put(`/api/offers/${offer.id}`).send({ ...change, clientName: `${side} ${pair}` }),
          ),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const winner = answers.find(({ status }) => status === 200);
        seen = await details(offer.id);
        expect(winner?.body).toEqual(seen);
      }
      expect(seen.offer.version).toBe(101);
      expect(await rows('offer_quotes', offer.id)).toBe(1);
    });
  });

  onDefaultEngine(engine, () => {
    describe('changing one', () => {
      it('replaces fields and quotes, and raises the version', async () => {
        const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
        const change = {
          ...asChange(await details(offer.id)),
          clientName: 'Łódź Sp. z o.o.',
          quotes: [both, enterprise],
        };
        const { body } = await admin.put(`/api/offers/${offer.id}`).send(change).expect(200);
        expect(body).toEqual(await details(offer.id));
        expect(body).toMatchObject({
          offer: { clientName: 'Łódź Sp. z o.o.', version: 2, accessCode: offer.accessCode },
          quotes: [{ packageType: 'both' }, { packageType: 'enterprise' }],
        });
        expect(await rows('offer_quotes', offer.id)).toBe(2);
        expect(await history(offer.id)).toMatchObject([
          { action: 'changed', username: 'admin', fields: ['clientName', 'quotes'] },
          { action: 'created', username: 'admin', fields: [] },
        ]);
      });

      it('keeps the prices of quotes that stay, whatever the price list says today', async () => {
        const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
        const old = await details(offer.id);
        const prices = { ...old.quotes[0]?.calculatedPrices, priceBookId: 'last year' };
        await server().database.query('UPDATE offer_quotes SET calculated_prices = ? WHERE id = ?', [
          JSON.stringify(prices),
          old.quotes[0]?.id,
        ]);
        const change = asChange(old);
        const [first, second] = change.quotes;
        const quotes = [
          { ...second, monthsCount: 5 },
          { ...first, note: 'Now with a note' },
        ];
        await admin
          .put(`/api/offers/${offer.id}`)
          .send({ ...change, quotes })
          .expect(200);
        const now = (await details(offer.id)).quotes.map(({ calculatedPrices }) => calculatedPrices.priceBookId);
        expect(now).toEqual([firstPriceBook.id, 'last year']);
        const again = { ...asChange(await details(offer.id)), currency: 'EUR' };
        await admin.put(`/api/offers/${offer.id}`).send(again).expect(200);
        const priced = (await details(offer.id)).quotes.map(({ calculatedPrices }) => calculatedPrices.priceBookId);
        expect(priced).toEqual([firstPriceBook.id, firstPriceBook.id]);
      });

      it('refuses a version that is no longer the present one, and another id than the address has', async () => {
        const { offer } = await createOffer(admin);
        const change = asChange(await details(offer.id));
        await admin
          .put(`/api/offers/${offer.id}`)
          .send({ ...change, clientName: 'First' })
          .expect(200);
        const { body } = await admin
          .put(`/api/offers/${offer.id}`)
          .send({ ...change, clientName: 'Second' })
          .expect(409);
        expect(body).toMatchObject({ type: 'urn:programme:problem:stale-version' });
        expect((await details(offer.id)).offer.clientName).toBe('First');
        await admin
          .put(`/api/offers/${offer.id}`)
          .send({ ...change, id: 'x', version: 2 })
          .expect(400);
      });

      it('answers a change that is sent again, and makes it once', async () => {
        const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
        const stored = asChange(await details(offer.id));
        const change = { ...stored, clientName: 'Twice', quotes: [{ ...enterprise, note: 'New' }, ...stored.quotes] };
        const first = await admin.put(`/api/offers/${offer.id}`).send(change).expect(200);
        const second = await admin.put(`/api/offers/${offer.id}`).send(change).expect(200);
        expect(second.body).toEqual(first.body);
        const { body: history } = await admin.get(`/api/offers/${offer.id}/history`).expect(200);
        expect(history).toHaveLength(2);
      });

      it('takes -0 for 0, which changes nothing', async () => {
        const { offer } = await createOffer(admin, { quotes: [{ ...enterprise, startupFeeOverride: 0 }] });
        const before = await details(offer.id);
        const body = JSON.stringify(asChange(before)).replace('"startupFeeOverride":0', '"startupFeeOverride":-0');
        expect(body).toContain('-0');
        const json = { 'Content-Type': 'application/json' };
        await admin.put(`/api/offers/${offer.id}`).set(json).send(body).expect(200);
        expect((await details(offer.id)).quotes).toEqual(before.quotes);
      });

      it('keeps a last day that is over, and takes no other one that is', async () => {
        const { offer } = await createOffer(admin);
        await server().database.query(`UPDATE offers SET valid_until = '2026-11-20' WHERE id = ?`, [offer.id]);
        const put = async (changes: object) =>
          admin.put(`/api/offers/${offer.id}`).send({ ...asChange(await details(offer.id)), ...changes });
        expect((await put({ clientName: 'Renamed' })).status).toBe(200);
        const refused = await put({ validUntil: '2026-11-19' });
        expect(refused.status).toBe(400);
        expect((refused.body as { errors: object }).errors).toEqual({ validUntil: 'Choose today or a later day' });
        // What somebody else has changed meanwhile is a conflict, not a fault of this field.
        const old = asChange(await details(offer.id));
        expect((await put({ validUntil: '2026-11-21' })).status).toBe(200);
        await admin.put(`/api/offers/${offer.id}`).send(old).expect(409);
      });
    });

    describe('a new code', () => {
      it('locks out every browser that gave the old one', async () => {
        const { offer, generatedPassword } = await createOffer(admin);
        const client = server().browser();
        await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
        await client.get(`/api/offers/${offer.id}/public`).expect(200);
        const { body } = await admin.post(`/api/offers/${offer.id}/code`).send({}).expect(200);
        const { accessCode } = body as { accessCode: string };
        expect(accessCode).not.toBe(generatedPassword);
        await client.get(`/api/offers/${offer.id}/public`).expect(401);
        await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(401);
        await client.post(`/api/offers/${offer.id}/validate`).send({ password: accessCode }).expect(200);
        await client.get(`/api/offers/${offer.id}/public`).expect(200);
        expect((await details(offer.id)).offer).toMatchObject({ accessCode, version: 2 });
        expect(await history(offer.id)).toMatchObject([{ action: 'code-rotated' }, { action: 'created' }]);
      });
    });

    describe('removing one', () => {
      it('takes quotes and views along, and leaves its history', async () => {
        const { offer } = await createOffer(admin, { quotes: [enterprise, comfort] });
        await admin.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
        await admin.delete(`/api/offers/${offer.id}`).expect(204);
        await admin.delete(`/api/offers/${offer.id}`).expect(404);
        await admin.get(`/api/offers/${offer.id}/details`).expect(404);
        await admin.get(`/api/offers/${offer.id}/analytics`).expect(404);
        expect([await rows('offer_quotes', offer.id), await rows('offer_views', offer.id)]).toEqual([0, 0]);
        expect(await history(offer.id)).toMatchObject([{ action: 'deleted' }, { action: 'created' }]);
      });
    });
  });
});
