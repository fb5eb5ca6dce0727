import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '../src/metrics/metrics.js';
import { PriceSheetClient } from '../src/pricing-2025/price-sheet.client.js';
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
    expect(answer.body).toMatchObject({ errors: { employed_2025: 'Must be at most 1000000' } });
  });
});

describe('the 2025 price of a configured sheet', () => {
  let sheet: PriceSheetStub;
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    sheet = await PriceSheetStub.start();
    database = await sqliteEngine.create();
    server = await TestServer.start(database, { priceSheets: { pln: sheet.url, other: undefined } });
  });

  afterAll(async () => {
    await server.stop();
    await sheet.stop();
    await database.drop();
  });

  const ask = (currency = 'PLN') => server.browser().get(`/api/pricing-2025/${currency}?${query}`);

  it('is what the sheet says, and nothing else that it says', async () => {
    sheet.answers(200, 'application/json; charset=utf-8', JSON.stringify({ ...price, secret: 1 }));
    expect((await ask().expect(200)).body).toEqual(price);
    expect(sheet.asked.at(-1)).toBe(`/macros/exec?key=1&${query}`);
  });

  it('is found behind a redirect, as spreadsheet scripts answer', async () => {
    sheet.answer = (request, response) =>
      request.url?.startsWith('/moved')
        ? response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(price))
        : response.writeHead(302, { location: '/moved' }).end();
    expect((await ask().expect(200)).body).toEqual(price);
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
    const impatient = new PriceSheetClient(100, new Metrics());
    const asked = impatient.price(sheet.url, { employed_2025: '1', au_2025: '1', am_2025: '1' });
    await expect(asked).rejects.toMatchObject({ code: 'price-sheet-failed', cause: { name: 'TimeoutError' } });
  });
});
