import { describe, expect, it } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import type { OfferVisit } from '@programme/contracts';
import { defaultEngines } from './support/engines.js';
import { createOffer, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

const hoursOfYear = 365 * 24;

describe.each(defaultEngines)('what visitors leave behind on $name', (engine) => {
  const server = withServer(engine, { trustProxy: 1 });
  const whole = withServer(engine, { trustProxy: 1, keepFullIp: true, retentionDays: 0 });

  const rows = (table: string, running = server()) =>
    running.database.query<Record<string, unknown>[]>(`SELECT * FROM ${table} ORDER BY id`);

  /** An offer, guessed at once and then opened and read from an address; answers its views as an admin sees them. */
  const readFrom = async (address: string, running = server()): Promise<OfferVisit[]> => {
    const admin = await running.adminBrowser();
    await learnCreators(admin);
    const { offer, generatedPassword } = await createOffer(admin);
    const browser = running.browser();
    const validate = (password: string) =>
      browser.post(`/api/offers/${offer.id}/validate`).set('X-Forwarded-For', address).send({ password });
    await validate('wrong').expect(401);
    await validate(generatedPassword).expect(200);
    await browser.post(`/api/offers/${offer.id}/view`).set('X-Forwarded-For', address).send({}).expect(201);
    return (await admin.get(`/api/offers/${offer.id}/analytics`).expect(200)).body as OfferVisit[];
  };

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.78', '203.0.113.0'],
    ['2001:db8:7:abcd::1', '2001:db8:7::'],
  ])('keeps of %s no more than %s, in no table and no log line', async (address, network) => {
    expect(await readFrom(address)).toMatchObject([{ ipAddress: network }]);
    const kept = JSON.stringify([await rows('offer_views'), await rows('offer_attempts'), server().logText]);
    expect(kept).toContain(network);
    expect(kept).not.toContain(address.replace('::ffff:', ''));
  });

  it('keeps whole addresses where it was told so', async () => {
    expect(await readFrom('203.0.113.77', whole())).toMatchObject([{ ipAddress: '203.0.113.77' }]);
  });

  const clean = async (running = server()): Promise<void> => {
    await running.app.get(JobScheduler).run('offer-retention');
    await running.app.get(JobScheduler).run('calculation-log-retention');
  };

  const log = { timestamp: '2026-11-20T10:00:00.000Z', currency: 'PLN', employeesCount: 5, activeUsers: 2 };

  const insertLog = (running = server()) =>
    running.database.query(
      `INSERT INTO api_logs (timestamp, calculator, currency, employees_count, active_users, months_count, inputs, outputs)
       VALUES (?, '2026', ?, ?, ?, 3, '{}', '{}')`,
      [log.timestamp.replace('T', ' ').replace('Z', ''), log.currency, log.employeesCount, log.activeUsers],
    );

  it('forgets by which address was guessed after a day, and the rest after a year; views stay counted', async () => {
    await insertLog();
    const views = (await rows('offer_views')).length;
    server().clock.advance({ hours: 24, seconds: 1 });
    await clean();
    const attempts = await rows('offer_attempts');
    expect(attempts.length).toBeGreaterThan(0);
    expect(attempts.filter(({ address_key }) => address_key !== null)).toEqual([]);

    server().clock.advance({ hours: hoursOfYear - 48 });
    await clean();
    expect(await rows('api_logs')).toHaveLength(1);
    expect((await rows('offer_views')).every(({ ip_address }) => ip_address !== null)).toBe(true);

    server().clock.advance({ hours: 48 });
    await clean();
    expect(await rows('api_logs')).toEqual([]);
    expect(await rows('offer_attempts')).toEqual([]);
    const left = await rows('offer_views');
    expect(left).toHaveLength(views);
    expect(left.filter(({ ip_address }) => ip_address !== null)).toEqual([]);
  });

  it('removes many logs a piece at a time', async () => {
    const values = Array.from(
      { length: 1100 },
      () => `('2020-01-01 00:00:00.000', '2026', 'PLN', 5, 2, 3, '{}', '{}')`,
    );
    await server().database.query(
      `INSERT INTO api_logs (timestamp, calculator, currency, employees_count, active_users, months_count, inputs, outputs)
       VALUES ${values.join(', ')}`,
    );
    await clean();
    expect(await rows('api_logs')).toEqual([]);
  });

  it('forgets nothing where it was told to keep it', async () => {
    await insertLog(whole());
    whole().clock.advance({ hours: 10 * hoursOfYear });
    await clean(whole());
    expect(await rows('api_logs', whole())).toHaveLength(1);
    expect(await rows('offer_views', whole())).toMatchObject([{ ip_address: '203.0.113.77' }]);
  });
});
