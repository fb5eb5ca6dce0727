import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VisitorAddressService } from '../src/platform/addresses/visitor-address.service.js';
import { MetricsService } from '../src/platform/metrics/metrics.service.js';
import { PriceSheetClient } from '../src/features/pricing-2025/price-sheet.client.js';
import { RateLimiter } from '../src/platform/rate-limit/rate-limiter.js';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { PriceSheetStub } from '@programme/api-testing';
import { TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const query = 'employed_2025=100&au_2025=60&am_2025=6';
const price = { startFee2025: 10000, monthTotal2025: 27000.5, longMonthDiscount: -2700, value2025: 34300.5 };

describe('the 2025 price without a sheet', () => {
  const server = withServer(sqliteEngine);
  const ask = (currency: string, text: string) => server().browser().get(`/api/pricing-2025/${currency}?${text}`);

  it('comes from the bundled model', async () => {
    const answer = await ask('PLN', query).expect(200);
    expect(answer.body).toEqual({
      startFee2025: 10000,
      monthTotal2025: 27000,
      longMonthDiscount: -2700,
      value2025: 34300,
    });
    for (const currency of ['EUR', 'USD', 'MXN']) await ask(currency, query).expect(200);
  });

  it.each(['GBP', 'pln', 'constructor'])('does not exist in %s', async (currency) => {
    await ask(currency, query).expect(404);
  });

  it.each([
    ['', ['employed_2025', 'au_2025', 'am_2025']],
    ['employed_2025=100&au_2025=60', ['am_2025']],
    ['employed_2025=100&au_2025=60&am_2025=13', ['am_2025']],
    ['employed_2025=100&au_2025=60&am_2025=0', ['am_2025']],
    ['employed_2025=1e3&au_2025=-5&am_2025=1.5', ['employed_2025', 'au_2025', 'am_2025']],
    ['employed_2025=100&au_2025=1000001&am_2025=6', ['au_2025']],
    ['employed_2025=100&au_2025=60&au_2025=61&am_2025=6', ['au_2025']],
    [`${query}&more=1`, ['more']],
  ])('is refused for the query "%s"', async (text, fields) => {
    const answer = await ask('PLN', text).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(fields);
  });

  it('names the limit that was passed', async () => {
    const answer = await ask('PLN', 'employed_2025=9999999&au_2025=60&am_2025=6').expect(400);
    expect(answer.body).toMatchObject({ errors: { employed_2025: 'Must be at most 1,000,000' } });
  });
});

describe('the 2025 price of a configured sheet', () => {
  let sheet: PriceSheetStub;
  let elsewhere: PriceSheetStub;
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    sheet = await PriceSheetStub.start();
    elsewhere = await PriceSheetStub.start();
    database = await sqliteEngine.create();
    server = await TestServer.start(database, { trustProxy: 1, priceSheets: sheets(sheet.url) });
  });

  beforeEach(() => {
    users += 1;
  });

  afterAll(async () => {
    await server.stop();
    await sheet.stop();
    await elsewhere.stop();
    await database.drop();
  });

  const sheets = (pln: string, ...redirectOrigins: string[]) => ({ pln, other: undefined, redirectOrigins });

  /** Another question in each test: answers are remembered. */
  let users = 60;
  const question = () => `employed_2025=100&au_2025=${users}&am_2025=6`;

  const ask = (currency = 'PLN', on = server, from = '10.0.0.1') =>
    on.browser().get(`/api/pricing-2025/${currency}?${question()}`).set('X-Forwarded-For', from);

  it('is what the sheet says, and nothing else that it says', async () => {
    sheet.answers(200, 'application/json; charset=utf-8', JSON.stringify({ ...price, secret: 1 }));
    expect((await ask().expect(200)).body).toEqual(price);
    expect(sheet.asked.at(-1)).toBe(`/macros/exec?key=1&${question()}`);
  });

  it('does not depend on price books, which a sheet does not know', async () => {
    sheet.answers(200, 'application/json', JSON.stringify(price));
    const path = `/api/pricing-2025/PLN?${question()}&priceBook=no-such-book`;
    expect((await server.browser().get(path).expect(200)).body).toEqual(price);
    expect(sheet.asked.at(-1)).toBe(`/macros/exec?key=1&${question()}`);
  });

  it('is found behind a redirect, as spreadsheet scripts answer', async () => {
    sheet.answer = (request, response) =>
      request.url?.startsWith('/moved')
        ? response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(price))
        : response.writeHead(302, { location: '/moved' }).end();
    expect((await ask().expect(200)).body).toEqual(price);
  });

  it('is not looked for at another origin, port or scheme, however the sheet redirects', async () => {
    const { port } = new URL(elsewhere.url);
    elsewhere.answers(200, 'application/json', JSON.stringify(price));
    const places = [elsewhere.url, `http://localhost:${new URL(sheet.url).port}/`, `https://127.0.0.1:${port}/`];
    for (const location of [...places, 'file:///etc/passwd', 'http://169.254.169.254/']) {
      sheet.answer = (_request, response) => response.writeHead(302, { location }).end();
      await ask().expect(502);
    }
    expect(elsewhere.asked).toEqual([]);
  });

  it('is found at another origin that the operator has named', async () => {
    elsewhere.answers(200, 'application/json', JSON.stringify(price));
    sheet.answer = (_request, response) => response.writeHead(302, { location: elsewhere.url }).end();
    const other = await sqliteEngine.create();
    const trusting = await TestServer.start(other, { priceSheets: sheets(sheet.url, new URL(elsewhere.url).origin) });
    expect((await ask('PLN', trusting).expect(200)).body).toEqual(price);
    await trusting.stop();
    await other.drop();
  });

  it('is given up after a few redirects', async () => {
    sheet.answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    const before = sheet.asked.length;
    await ask().expect(502);
    expect(sheet.asked.length - before).toBeLessThanOrEqual(4);
  });

  it('is asked for once by those who ask the same at the same time, and remembered for a while', async () => {
    sheet.answer = (_request, response) =>
      // eslint-disable-next-line no-restricted-syntax -- the sheet is slow
      void setTimeout(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(price)),
        100,
      );
    const before = sheet.asked.length;
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await ask().expect(200);
    expect(sheet.asked.length - before).toBe(1);
  });

  it('is not remembered when it failed', async () => {
    sheet.answers(500, 'text/plain', '');
    await ask().expect(502);
    sheet.answers(200, 'application/json', JSON.stringify(price));
    await ask().expect(200);
  });

  it('is asked for by one caller 600 times a minute at most', async () => {
    sheet.answers(200, 'application/json', JSON.stringify(price));
    const bucket = { name: 'price-sheet-calls', hits: 600, windowMs: 60_000 };
    const key = server.app.get(VisitorAddressService).key('10.0.0.9');
    const limiter = server.app.get(RateLimiter, { strict: false });
    for (let call = 0; call < 600; call += 1) await limiter.consume(bucket, key);
    const refused = await ask('PLN', server, '10.0.0.9').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask('PLN', server, '10.0.0.8').expect(200);
    await ask('PLN', server, '10.0.0.9').expect(200);
  });

  it('is the model where only the other currency has a sheet', async () => {
    const before = sheet.asked.length;
    await ask('EUR').expect(200);
    expect(sheet.asked).toHaveLength(before);
  });

  it.each([
    ['an error', 500, 'application/json', JSON.stringify(price)],
    ['a page', 200, 'text/html', '<html>Sign in</html>'],
    ['a page that holds JSON', 200, 'text/html', JSON.stringify(price)],
    ['half an object', 200, 'application/json', '{"startFee2025":1'],
    ['nothing', 200, 'application/json', ''],
    ['null', 200, 'application/json', 'null'],
    ['a list', 200, 'application/json', JSON.stringify([price])],
    ['too few fields', 200, 'application/json', '{"startFee2025":1,"monthTotal2025":2,"value2025":3}'],
    ['text for a number', 200, 'application/json', JSON.stringify({ ...price, value2025: '34300' })],
    ['no number', 200, 'application/json', JSON.stringify({ ...price, value2025: null })],
    ['a number beyond all numbers', 200, 'application/json', JSON.stringify(price).replace('34300.5', '1e999')],
    ['far too much', 200, 'application/json', JSON.stringify({ ...price, more: 'x'.repeat(70_000) })],
  ])('is a clean 502 when it answers with %s', async (_name, status, type, body) => {
    sheet.answers(status, type, body);
    const answer = await ask().expect(502);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ detail: 'The 2025 price is not available right now.' });
    expect(answer.text).not.toContain('127.0.0.1:');
  });

  it('is a clean 502 when it hangs up', async () => {
    sheet.answer = (request) => request.socket.destroy();
    await ask().expect(502);
  });

  it.each([
    ['does not answer at all', () => undefined],
    [
      'begins to answer and stops',
      (
        _request: unknown,
        response: { writeHead: (status: number, headers: object) => { write: (text: string) => void } },
      ) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"startFee2025":'),
    ],
  ])('is given up in time when it %s', async (_name, answer) => {
    sheet.answer = answer as never;
    const impatient = new PriceSheetClient(100, { priceSheets: sheets(sheet.url) }, new MetricsService());
    const asked = impatient.price(sheet.url, { employed_2025: '1', au_2025: '1', am_2025: '1' });
    await expect(asked).rejects.toMatchObject({ code: 'price-sheet-failed', cause: { name: 'TimeoutError' } });
  });
});
