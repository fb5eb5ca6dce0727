import { describe, expect, it } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
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
