import { beforeAll, describe, expect, it } from 'vitest';
import type { NewQuote, Offer, OfferCreated, OfferDetails, PublicOffer } from '@programme/contracts';
import { daysBetween, daysIn } from '@programme/formatting';
import type { Agent } from 'supertest';
import { OfferListService } from '../src/features/offers/management/offer-list.service.js';
import { engines, onDefaultEngine } from './support/engines.js';
import {
  asChange,
  comfort,
  createOffer,
  creators,
  detailsOf,
  enterprise,
  learnCreators,
  listOffers,
} from './support/offers.js';
import { withServer } from './support/with-server.js';

const both: NewQuote = { packageType: 'both', activeUsers: 60, monthsCount: 3 };

describe.each(engines)('reading offers on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const details = (id: string) => detailsOf(admin, id);

  const list = (query: Record<string, string> = {}) => listOffers(admin, query);

  describe('the list', () => {
    it('finds by a part of the name, whatever the case, and takes no symbol for a wildcard', async () => {
      await createOffer(admin, { clientName: 'ŻÓŁW 100%_ok' });
      for (const q of ['żół', 'ŻÓŁ', '100%_OK', ' ok ']) {
        expect((await list({ q })).map(({ clientName }) => clientName)).toContain('ŻÓŁW 100%_ok');
      }
      expect(await list({ q: '0%o' })).toEqual([]);
      expect(await list({ creator: 'Nobody' })).toEqual([]);
      expect(new Set((await list({ creator: creators.first })).map(({ creator }) => creator))).toEqual(
        new Set([creators.first]),
      );
    });

    it('goes page by page through all of it, newest first', async () => {
      const names = Array.from({ length: 7 }, (_, index) => `Paged ${index}`);
      for (const clientName of names) {
        await createOffer(admin, { clientName });
        if (clientName !== 'Paged 3') server().clock.advance({ seconds: 1 });
      }
      const seen: string[] = [];
      let address = '/api/offers?q=paged&limit=3';
      for (let page = 0; address !== ''; page += 1) {
        const answer = await admin.get(address).expect(200);
        expect(answer.headers).toMatchObject({ 'x-total-count': '7', 'x-total-count-relation': 'eq' });
        seen.push(...(answer.body as Offer[]).map(({ clientName }) => clientName));
        address = /<(.*)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1] ?? '';
      }
      expect(seen.toSorted()).toEqual(names);
      expect([seen[0], seen.at(-1)]).toEqual(['Paged 6', 'Paged 0']);
      await admin.get('/api/offers?cursor=nonsense').expect(400);
    });
  });

  it('finds a client whatever the diacritics of the name and of the search', async () => {
    const clientName = `Hotel Jodła Świętokrzyska, Compañía`;
    await createOffer(admin, { clientName });
    for (const q of ['jodla', 'JODŁA', 'świetokrzyską'.slice(0, 12), 'compania', 'Compan\u0303ia'])
      expect((await list({ q })).map((offer) => offer.clientName)).toEqual([clientName]);
    expect(await list({ q: 'jodlowa' })).toEqual([]);
  });

  describe('at the same time', () => {
    it('shows everybody the offer that they asked for, and what is none to nobody', async () => {
      const made: OfferCreated[] = [];
      for (const clientName of ['One', 'Two', 'Three']) made.push(await createOffer(admin, { clientName }));
      const ids = [...made.map(({ offer }) => offer.id), 'none', `${made[0]?.offer.id}%20`];
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => admin.get(`/api/offers/${ids[index % ids.length]}/details`)),
      );
      answers.forEach(({ status, body }, index) => {
        const expected = made[index % ids.length]?.offer;
        expect([status, (body as Partial<OfferDetails>).offer]).toEqual(
          expected ? [200, expect.objectContaining(expected)] : [404, undefined],
        );
      });
    });

    it('answers the same page to all who want it at once, and refuses a cursor that is none to its caller alone', async () => {
      const offers = server().app.get(OfferListService, { strict: false });
      const reader = { id: 1 };
      const pages = Array.from({ length: 30 }, () => offers.page({ limit: '2' }, reader));
      await expect(offers.page({ limit: '2', cursor: 'nonsense' }, reader)).rejects.toMatchObject({
        code: 'invalid-request',
      });
      const [first, ...others] = await Promise.all(pages);
      for (const page of others) expect(page).toEqual(first);
    });

    it('has in it whatever was there when it was asked for', async () => {
      for (let round = 0; round < 20; round += 1) {
        const clientName = `Round ${round}`;
        const [, { offer }] = await Promise.all([list(), createOffer(admin, { clientName }), list()]);
        const [newest] = await list({ limit: '1', q: clientName });
        expect(newest?.id).toBe(offer.id);
      }
    });
  });

  onDefaultEngine(engine, () => {
    describe('the list', () => {
      it("says of an offer whose last day is over in the server's time zone that it has expired", async () => {
        const today = server().clock.now();
        const { offer } = await createOffer(admin, {
          validUntil: today.toISOString().slice(0, 10),
          clientName: 'Ends',
        });
        expect((await details(offer.id)).offer.expired).toBe(false);
        server().clock.advance({ minutes: 24 * 60 });
        admin = await server().adminBrowser();
        expect((await details(offer.id)).offer.expired).toBe(true);
        expect((await list({ q: 'Ends' }))[0]?.expired).toBe(true);
      });
    });

    it('tells a client of a better price only where the salesperson chose to', async () => {
      const quotes = [comfort, { ...comfort, showBetterPriceHint: true }];
      const { offer, generatedPassword } = await createOffer(admin, { quotes });
      const client = server().browser();
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
      const { body } = await client.get(`/api/offers/${offer.id}/public`).expect(200);
      const [silent, telling] = (body as PublicOffer).quotes;
      expect([silent?.showBetterPriceHint, telling?.showBetterPriceHint]).toEqual([false, true]);
      expect(telling?.calculatedPrices.comfort?.betterPrice).not.toBeNull();
      // The advice is no secret from staff, who decide about it.
      expect(JSON.stringify(silent)).not.toMatch(/"betterPrice":[^n]/);
      const stored = await details(offer.id);
      expect(stored.quotes.map(({ showBetterPriceHint }) => showBetterPriceHint)).toEqual([false, true]);
      const change = { ...asChange(stored), quotes: asChange(stored).quotes.toReversed() };
      await admin.put(`/api/offers/${offer.id}`).send(change).expect(200);
      expect((await details(offer.id)).quotes.map(({ showBetterPriceHint }) => showBetterPriceHint)).toEqual([
        true,
        false,
      ]);
    });

    it('shows a client nothing that is not for clients', async () => {
      const { offer, generatedPassword } = await createOffer(admin, { quotes: [comfort], validUntil: '2099-01-15' });
      const client = server().browser();
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
      const { body } = await client.get(`/api/offers/${offer.id}/public`).expect(200);
      const seen = body as PublicOffer;
      expect(Object.keys(seen.offer).sort()).toEqual([
        'clientName',
        'createdAt',
        'creator',
        'currency',
        'daysLeft',
        'endsAt',
        'expired',
        'preparedOn',
        'validUntil',
      ]);
      // Days are those of APP_TIMEZONE (decision B36).
      const today = daysIn('Europe/Warsaw')(server().clock.now());
      expect(seen.offer).toMatchObject({
        preparedOn: today,
        daysLeft: daysBetween(today, '2099-01-15'),
        endsAt: '2099-01-15T23:00:00.000Z',
      });
      expect(seen.quotes).toMatchObject([{ note: 'For the Kraków office' }]);
      expect(JSON.stringify(seen)).not.toContain(generatedPassword);
    });

    it('reads details in four statements', async () => {
      const { offer } = await createOffer(admin, { quotes: [enterprise, comfort, both] });
      const path = `/api/offers/${offer.id}/details`;
      expect(await server().countStatements(() => admin.get(path).expect(200))).toBe(4);
    });
  });
});
