import { beforeAll, describe, expect, it } from 'vitest';
import { defaultEngines } from './support/engines.js';
import { createOffer, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

describe.each(defaultEngines)('the address that a proxy forwards on $name', (engine) => {
  const server = withServer(engine, { trustProxy: 1, keepFullIp: true });
  let id: string;
  let password: string;

  beforeAll(async () => {
    const admin = await server().adminBrowser();
    await learnCreators(admin);
    const created = await createOffer(admin);
    id = created.offer.id;
    password = created.generatedPassword;
  });

  const guess = (from: string) =>
    server().browser().post(`/api/offers/${id}/validate`).set('X-Forwarded-For', from).send({ password: 'wrong' });

  it('may be any text, of any length: a guess is a guess', async () => {
    for (const from of ['x'.repeat(46), 'x'.repeat(5_000), '1:2:3:4:5:6:7:8:9', '"><script>', '203.0.113.300'])
      await guess(from).expect(401);
    // What is no address is one caller.
    await guess('unknown').expect(429);
  });

  it.each([
    ['ports', ['198.51.100.1:1', '198.51.100.1:2', '198.51.100.1', '::ffff:198.51.100.1', '[::ffff:c633:6401]:9']],
    ['spellings', ['2001:db8::1', '2001:DB8:0:0:0:0:0:1', '[2001:db8::1]:443', '2001:0db8::0001', '2001:db8::1%eth0']],
    ['devices of one /64', [1, 2, 3, 4, 5].map((device) => `2001:db8:0:1::${device}`)],
  ])('is one caller whatever its %s', async (_, spellings) => {
    server().clock.advance({ hours: 1 });
    for (const from of spellings) await guess(from).expect(401);
    for (const from of spellings) await guess(from).expect(429);
  });

  it('is shown in its one spelling', async () => {
    const browser = server().browser();
    const from = { 'X-Forwarded-For': '[2001:DB8:0:0:7::1]:8443' };
    await browser.post(`/api/offers/${id}/validate`).set(from).send({ password }).expect(200);
    await browser.post(`/api/offers/${id}/view`).set(from).expect(201);
    const views = await (await server().adminBrowser()).get(`/api/offers/${id}/analytics`).expect(200);
    expect(views.body).toMatchObject([{ ipAddress: '2001:db8::7:0:0:1' }]);
  });
});
