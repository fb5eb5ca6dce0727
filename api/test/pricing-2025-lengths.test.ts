import { PriceSheetStub } from '@programme/api-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VisitorAddressService } from '../src/platform/addresses/visitor-address.service.js';
import { RateLimiter } from '../src/platform/rate-limit/rate-limiter.js';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

describe('the 2025 prices of all contract lengths, without a sheet', () => {
  const server = withServer(sqliteEngine);
  const company = 'employed_2025=100&au_2025=60';

  it('are those of the single calls, shortest first', async () => {
    const lengths = await server().browser().get(`/api/pricing-2025/EUR/lengths?${company}`).expect(200);
    const each = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        server()
          .browser()
          .get(`/api/pricing-2025/EUR?${company}&am_2025=${index + 1}`),
      ),
    );
    expect(lengths.body).toEqual(each.map(({ body }, index) => ({ months: index + 1, ...(body as object) })));
  });

  it.each([
    [`GBP/lengths?${company}`, 404],
    ['PLN/lengths?employed_2025=100', 400],
    ['PLN/lengths?employed_2025=100&au_2025=0', 400],
    [`PLN/lengths?${company}&am_2025=6`, 400],
    [`PLN/lengths?${company}&priceBook=no-such-book`, 404],
  ])('are refused for "%s"', async (path, status) => {
    await server().browser().get(`/api/pricing-2025/${path}`).expect(status);
  });
});

describe('the 2025 prices of all contract lengths, of a configured sheet', () => {
  const price = { startFee2025: 10000, monthTotal2025: 27000.5, longMonthDiscount: -2700, value2025: 34300.5 };
  let sheet: PriceSheetStub;
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    sheet = await PriceSheetStub.start();
    database = await sqliteEngine.create();
    const priceSheets = { pln: sheet.url, other: undefined, redirectOrigins: [] };
    server = await TestServer.start(database, { trustProxy: 1, priceSheets });
  });

  beforeEach(() => {
    users += 1;
  });

  afterAll(async () => {
    await server.stop();
    await sheet.stop();
    await database.drop();
  });

  /** Another question in each test: answers are remembered. */
  let users = 60;

  const ask = () =>
    server
      .browser()
      .get(`/api/pricing-2025/PLN?employed_2025=100&au_2025=${users}&am_2025=6`)
      .set('X-Forwarded-For', '10.0.0.1');

  const askLengths = (from = '10.0.0.1') =>
    server
      .browser()
      .get(`/api/pricing-2025/PLN/lengths?employed_2025=100&au_2025=${users}`)
      .set('X-Forwarded-For', from);

  it('take one call of the sheet each, and none for what is remembered', async () => {
    sheet.answers(200, 'application/json', JSON.stringify(price));
    await ask().expect(200);
    const before = sheet.asked.length;
    const { body } = await askLengths().expect(200);
    expect(body).toEqual(Array.from({ length: 12 }, (_, index) => ({ months: index + 1, ...price })));
    const months = sheet.asked.slice(before).map((asked) => new URL(asked, sheet.url).searchParams.get('am_2025'));
    expect(months.sort()).toEqual(['1', '10', '11', '12', '2', '3', '4', '5', '7', '8', '9']);
    await askLengths().expect(200);
    expect(sheet.asked.length - before).toBe(11);
  });

  it('are none when one fails, and ask again for none that came before', async () => {
    sheet.answer = (request, response) => {
      if (request.url?.endsWith('am_2025=7')) response.writeHead(500).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(price));
    };
    await askLengths().expect(502);
    sheet.answers(200, 'application/json', JSON.stringify(price));
    const before = sheet.asked.length;
    await askLengths().expect(200);
    const again = sheet.asked.slice(before);
    expect(again).toContainEqual(expect.stringMatching(/am_2025=7$/));
    expect(again).not.toContainEqual(expect.stringMatching(/am_2025=[1-4]$/));
  });

  it('keep no other price waiting: a slow sheet is asked for at most four of them at once', async () => {
    let [running, most] = [0, 0];
    sheet.answer = (request, response) => {
      const ofLengths = !request.url?.endsWith('am_2025=6');
      if (ofLengths) running += 1;
      most = Math.max(most, running);
      // eslint-disable-next-line no-restricted-syntax -- the sheet is slow
      setTimeout(
        () => {
          if (ofLengths) running -= 1;
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(price));
        },
        ofLengths ? 100 : 0,
      );
    };
    const order: string[] = [];
    await ask().expect(200);
    const lengths = askLengths()
      .expect(200)
      .then(() => order.push('lengths'));
    users += 1;
    const single = ask()
      .expect(200)
      .then(() => order.push('price'));
    await Promise.all([lengths, single]);
    expect(order).toEqual(['price', 'lengths']);
    expect(most).toBe(4);
  });

  it('are asked for by one caller 30 times a minute at most', async () => {
    sheet.answers(200, 'application/json', JSON.stringify(price));
    const key = server.app.get(VisitorAddressService).key('10.0.0.7');
    const limiter = server.app.get(RateLimiter, { strict: false });
    const bucket = { name: 'price-sheet-lengths', hits: 30, windowMs: 60_000 };
    for (let call = 0; call < 30; call += 1) await limiter.consume(bucket, key);
    await askLengths('10.0.0.7').expect(429);
    await askLengths('10.0.0.8').expect(200);
    await askLengths('10.0.0.7').expect(200);
  });
});
