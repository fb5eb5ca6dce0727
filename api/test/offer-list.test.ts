import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedOffer, NewOffer, NewQuote, OfferDetails } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import type { Agent } from 'supertest';
import { ask, unlocked } from './support/decisions.js';
import { engines } from './support/engines.js';
import { both, comfort, createOffer, creators, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';
import { withServer } from './support/with-server.js';

/** The tests' clock starts on 2026-11-21. */
const days = {
  over: '2026-11-21',
  today: '2026-11-22',
  lastExpiring: '2026-11-29',
  firstOpen: '2026-11-30',
  later: '2027-02-19',
};

/** Names with ties and letters of several languages, in the order in which the list by clients has them. */
const names = ['Ałpha', 'alpha', 'Ąlpha', 'Beta. 1', 'beta. 1', 'Żółw', 'żółw'];

describe.each(engines)('the list of offers on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  /** All rows, page by page, by the addresses that the answers name. */
  const follow = async (query: Record<string, string>): Promise<ListedOffer[]> => {
    const rows: ListedOffer[] = [];
    let address = `/api/offers?${new URLSearchParams(query)}`;
    while (address !== '') {
      const answer = await admin.get(address).expect(200);
      rows.push(...(answer.body as ListedOffer[]));
      address = /<(.*)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1] ?? '';
    }
    return rows;
  };

  const cursorOf = async (query: Record<string, string>): Promise<string> => {
    const { headers } = await admin
      .get('/api/offers')
      .query({ ...query, limit: '1' })
      .expect(200);
    return /[?&]cursor=([^&>]*)/.exec(headers['link'] ?? '')?.[1] ?? '';
  };

  const open = async (offer: string, password: string): Promise<void> => {
    const client = server().browser();
    await client.post(`/api/offers/${offer}/validate`).send({ password }).expect(200);
    await client.post(`/api/offers/${offer}/view`).send({}).expect(201);
  };

  const lowest = ({ quotes }: OfferDetails, name: 'enterprise' | 'comfort') =>
    Math.min(...quotes.flatMap(({ calculatedPrices }) => calculatedPrices[name]?.discountedTotal ?? []));

  it('has the figures of the details, read by one statement for all rows', async () => {
    const shorter: NewQuote = { ...comfort, monthsCount: 3 };
    const quotes = [both, enterprise, comfort, shorter];
    const clientName = 'Figures of all';
    const { offer } = await createOffer(admin, { clientName, quotes, currency: 'EUR', validUntil: days.later });
    await createOffer(admin, { clientName: 'Figures of one', quotes: [comfort] });
    // By name, since both are of the same moment.
    const [all, one] = await follow({ q: 'figures of', sort: 'client' });
    const details = await detailsOf(admin, offer.id);
    const { daysLeft, totals, quotes: listedQuotes, accepted, opens, lastOpenedAt, ...listed } = all!;
    expect(details.offer).toMatchObject(listed);
    expect({ daysLeft, totals, quotes: listedQuotes, accepted, opens, lastOpenedAt }).toEqual({
      daysLeft: expect.any(Number) as number,
      totals: { enterprise: lowest(details, 'enterprise'), comfort: lowest(details, 'comfort') },
      quotes: [
        { packageType: 'both', people: 60, monthsCount: 3 },
        { packageType: 'enterprise', people: 120, monthsCount: 6 },
        { packageType: 'comfort', people: 42, monthsCount: 4 },
        { packageType: 'comfort', people: 42, monthsCount: 3 },
      ],
      accepted: null,
      opens: 0,
      lastOpenedAt: null,
    });
    expect(one?.totals).toEqual({ comfort: expect.any(Number) as number });
    // The session, the rows, their number, and the figures.
    expect(await server().countStatements(() => admin.get('/api/offers?q=figures+of').expect(200))).toBe(4);
  });

  it('counts the openings by clients as the analytics do', async () => {
    const { offer, generatedPassword } = await createOffer(admin, { clientName: 'Opened' });
    await open(offer.id, generatedPassword);
    server().clock.advance({ minutes: 5 });
    await open(offer.id, generatedPassword);
    await admin.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
    const { body } = await admin.get(`/api/offers/${offer.id}/analytics`).expect(200);
    const visits = body as { viewedAt: string }[];
    expect(visits).toHaveLength(2);
    expect((await follow({ q: 'opened' }))[0]).toMatchObject({ opens: 2, lastOpenedAt: visits[0]?.viewedAt });
  });

  it('is filtered by status, in the time zone of the server, and by currency', async () => {
    for (const [name, validUntil] of Object.entries(days)) {
      const changes: Partial<NewOffer> = { clientName: `State ${name}`, validUntil };
      await createOffer(admin, { ...changes, currency: name === 'later' ? 'MXN' : 'USD' });
    }
    // It is the next day in Warsaw, not yet in UTC.
    const minutes = (Date.parse('2026-11-21T23:30Z') - server().clock.now().getTime()) / 60_000;
    server().clock.advance({ minutes });
    admin = await server().adminBrowser();
    const found = async (query: Record<string, string>) =>
      (await follow({ q: 'state', sort: 'validUntil', limit: '2', ...query })).map(({ clientName, daysLeft }) => [
        clientName,
        daysLeft,
      ]);
    expect(await found({ status: 'expired' })).toEqual([['State over', -1]]);
    expect(await found({ status: 'expiring' })).toEqual([
      ['State today', 0],
      ['State lastExpiring', 7],
    ]);
    expect(await found({ status: 'open' })).toEqual([
      ['State firstOpen', 8],
      ['State later', 89],
    ]);
    expect(await found({ currency: 'MXN' })).toEqual([['State later', 89]]);
    expect(await found({ status: 'open', currency: 'USD', creator: creators.first })).toEqual([['State firstOpen', 8]]);
    expect(await found({ status: 'open', creator: creators.second })).toEqual([]);
    const { headers } = await admin.get('/api/offers?q=state&status=open').expect(200);
    expect(headers).toMatchObject({ 'x-total-count': '2' });
  });

  it('has views, and counts each as the list under its filter does', async () => {
    const asked = await createOffer(admin, { clientName: 'View asks' });
    await open(asked.offer.id, asked.generatedPassword);
    const client = await unlocked(server(), asked.offer.id, asked.generatedPassword);
    await ask(client, asked.offer.id, { text: 'When?' }).expect(201);
    const other = await otherAdmin(server(), 'other-maker');
    await createOffer(other, { clientName: 'View of another' });
    const named = async (query: Record<string, string>) =>
      (await follow({ q: 'view', sort: 'client', ...query })).map(({ clientName }) => clientName);
    expect(await named({ view: 'needs-answer' })).toEqual(['View asks']);
    expect(await named({ view: 'mine' })).toEqual(['View asks']);
    expect(await named({})).toEqual(['View asks', 'View of another']);

    const { body } = await admin.get('/api/offers/counts').expect(200);
    const queries = {
      all: {},
      needsAnswer: { view: 'needs-answer' },
      expiring: { status: 'expiring' },
      mine: { view: 'mine' },
      accepted: { status: 'accepted' },
      declined: { status: 'declined' },
    };
    for (const [name, query] of Object.entries(queries))
      expect(body).toHaveProperty(name, (await follow({ ...query, limit: '100' })).length);
    expect(body).toMatchObject({ needsAnswer: 1 });
    // The session, and all of the numbers.
    expect(await server().countStatements(() => admin.get('/api/offers/counts').expect(200))).toBe(2);
  });

  describe('in each order', () => {
    const q = 'sorted';
    const validDays = [days.later, days.firstOpen, days.lastExpiring];

    beforeAll(async () => {
      for (const [index, name] of names.toReversed().entries()) {
        const validUntil = validDays[index % validDays.length] ?? '';
        const { offer, generatedPassword } = await createOffer(admin, { clientName: `${name} ${q}`, validUntil });
        // Some have been opened, some at the same moment, some never.
        if (index % 2 === 0) await open(offer.id, generatedPassword);
        if (index % 3 === 0) server().clock.advance({ seconds: 1 });
      }
    });

    const valueOf = {
      created: ({ createdAt }: ListedOffer) => createdAt,
      client: ({ clientName }: ListedOffer) => searchKey(clientName),
      validUntil: ({ validUntil }: ListedOffer) => validUntil,
      opened: ({ lastOpenedAt }: ListedOffer) => lastOpenedAt ?? '1970',
    };

    it.each([
      { sort: 'created', order: 'asc' },
      { sort: 'created', order: 'desc' },
      { sort: 'client', order: 'asc' },
      { sort: 'client', order: 'desc' },
      { sort: 'validUntil', order: 'asc' },
      { sort: 'validUntil', order: 'desc' },
      { sort: 'opened', order: 'asc' },
      { sort: 'opened', order: 'desc' },
    ] as const)('goes through all of it by $sort, $order', async ({ sort, order }) => {
      const filters: Record<string, string>[] = [{ q }, { q, creator: creators.first }];
      for (const filter of filters) {
        const rows = await follow({ ...filter, sort, order, limit: '2' });
        expect(new Set(rows.map(({ id }) => id)).size).toBe(names.length);
        expect(rows).toHaveLength(names.length);
        const sorted = rows.map((row) => `${valueOf[sort](row)} ${row.id}`).toSorted();
        expect(rows.map((row) => `${valueOf[sort](row)} ${row.id}`)).toEqual(
          order === 'asc' ? sorted : sorted.toReversed(),
        );
      }
    });

    it('has the newest, the first name and the first to end at the top unless asked otherwise', async () => {
      for (const [sort, order] of Object.entries({
        created: 'desc',
        client: 'asc',
        validUntil: 'asc',
        opened: 'desc',
      })) {
        expect(await follow({ q, sort })).toEqual(await follow({ q, sort, order }));
      }
      expect(await follow({ q })).toEqual(await follow({ q, sort: 'created' }));
    });

    it('refuses a cursor of another order', async () => {
      const orders = ['created', 'client', 'validUntil', 'opened'].flatMap((sort) =>
        ['asc', 'desc'].map((order) => ({ q, sort, order })),
      );
      for (const one of orders) {
        const cursor = await cursorOf(one);
        expect(cursor).not.toBe('');
        for (const other of orders) {
          const { status, body } = await admin.get('/api/offers').query({ ...other, cursor });
          const errors = { cursor: 'This page is no longer known. Start again from the first one.' };
          expect(status).toBe(one === other ? 200 : 400);
          if (one !== other) expect((body as { errors: object }).errors).toEqual(errors);
        }
      }
    });
  });

  const encoded = (text: string): string => Buffer.from(text).toString('base64url');

  it.each([
    { status: 'late' },
    { currency: 'GBP' },
    { sort: 'creator' },
    { order: 'up' },
    { status: '' },
    { view: 'theirs' },
    { sort: 'client', cursor: 'nonsense' },
    { sort: 'client', cursor: encoded('client.asc.Acme') },
    { sort: 'client', cursor: `${encoded('client.asc.Acme.1')}!` },
    { sort: 'validUntil', cursor: encoded('validUntil.asc.soon.1') },
    { sort: 'created', cursor: encoded('01.1') },
    { sort: 'opened', cursor: encoded('opened.desc.never.1') },
    { cursor: 'x'.repeat(1001) },
  ])('is not asked for by %j', async (query) => {
    await admin.get('/api/offers').query(query).expect(400);
  });

  it('goes on behind a client with the longest of names', async () => {
    const clientName = `${'ż'.repeat(190)} longest`;
    await createOffer(admin, { clientName });
    await createOffer(admin, { clientName: `${clientName} 2`.slice(-200) });
    expect(await follow({ q: 'longest', sort: 'client', limit: '1' })).toHaveLength(2);
  });
});
