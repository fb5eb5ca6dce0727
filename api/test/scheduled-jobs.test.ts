import { describe, expect, it } from 'vitest';
import { RefusedOfferAttemptEntity } from '../src/features/offers/gate/refused-offer-attempt.repository.js';
import { batchSize } from '../src/platform/database/row-statements.js';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { RateLimitWindowEntity } from '../src/platform/rate-limit/rate-limit-window.entity.js';
import { engines } from './support/engines.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

describe.each(engines)('scheduled jobs on $name', (engine) => {
  const server = withServer(engine);

  const count = async (table: string): Promise<number> => {
    const [row] = await server().database.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row?.n);
  };

  it('removes sessions that have ended, and no other', async () => {
    await server().adminBrowser();
    server().clock.advance({ minutes: 30 });
    const browser = await server().adminBrowser();
    server().clock.advance({ minutes: 30 });
    await server().app.get(JobScheduler).run('session-retention');
    expect(await count('sessions')).toBe(1);
    await browser.get('/api/user').expect(200);
  });

  it('removes limits and refused attempts whose time is over, more than one batch of them, and no other', async () => {
    const { database, clock, app } = server();
    const [old, now] = [new Date(Date.UTC(2020, 0, 1)), new Date(clock.now().getTime() + 60_000)];
    const keys = [...Array<Date>(batchSize + 1).fill(old), now].map((at, index) => ({ at, key: `key ${index}` }));
    const windows = keys.map(({ at, key }) => ({ bucket: key, startsAt: at, endsAt: at, hits: 1 }));
    await database.getRepository(RateLimitWindowEntity).insert(windows);
    const refused = keys.map(({ at, key }) => ({ offerId: '', network: key, hour: at, attempts: 1 }));
    await database.getRepository(RefusedOfferAttemptEntity).insert(refused);
    await app.get(JobScheduler).run('rate-limit-window-retention');
    await app.get(JobScheduler).run('offer-retention');
    expect(await count(`rate_limit_windows WHERE bucket LIKE 'key %'`)).toBe(1);
    expect(await count('refused_offer_attempts')).toBe(1);
  });

  it('forgets login attempts after a day', async () => {
    const wrong = { ...admin, password: 'wrong' };
    await server().browser().post('/api/login').send(wrong).expect(401);
    server().clock.advance({ hours: 24 });
    await server().browser().post('/api/login').send(wrong).expect(401);
    server().clock.advance({ minutes: 1 });
    await server().app.get(JobScheduler).run('login-attempt-retention');
    expect(await count('login_attempts')).toBe(1);
  });
});
