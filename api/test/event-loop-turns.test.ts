import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillForJobs, freePort, openOften } from '@programme/api-testing';
import type { Agent } from 'supertest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { createOffer, enterprise, learnCreators } from './support/offers.js';
import { draftFrom } from './support/price-books.js';
import { TestServer } from './support/test-server.js';
import { TurnMeter, type Busiest } from './support/turn-meter.js';

const rows = 2_000;

/** What the pool and the slices allow: some 10 ms each. The wall clock is in `npm run bench -- jobs`. */
const most: Busiest = { statements: 11, rows: 1_500 };

/** SQLite answers without a pause: whatever reads or writes much must let other calls have their turn. */
describe('the event loop of a process on SQLite', () => {
  let database: TestDatabase;
  let server: TestServer;
  let admin: Agent;
  let draft: string;
  let openedOften: string;
  const jobs: string[] = [];

  beforeAll(async () => {
    const schedule = vi.spyOn(JobScheduler.prototype, 'schedule');
    database = await sqliteEngine.create();
    // Nobody listens there.
    const port = await freePort();
    const smtp = { host: '127.0.0.1', port, secure: false, requireTLS: false, login: undefined };
    const from = { name: 'Activity Programme', address: 'offers@programme.example' };
    server = await TestServer.start(database, {
      mail: { smtp, from },
      slack: { token: 'xoxb-of-the-tests', apiUrl: `http://127.0.0.1:${port}/api/` },
    });
    jobs.push(...schedule.mock.calls.map(([{ name }]) => name));
    admin = await server.adminBrowser();
    await learnCreators(admin);
    draft = (await draftFrom(admin, new Date('2027-01-01T00:00:00Z'))).id;
    const { offer } = await createOffer(admin, { quotes: [enterprise, enterprise, enterprise] });
    const query = (sql: string, values: unknown[] = []) => server.database.query(sql, values);
    // Nothing that is counted here depends on when the disk has it.
    await query('PRAGMA synchronous = OFF');
    openedOften = (await createOffer(admin)).offer.id;
    await fillForJobs(query, offer.id, rows, server.clock.now());
    await openOften(query, openedOften, rows, server.clock.now());
  });

  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });

  it('turns while each job runs and bulk calls are answered, on 2,000 rows of each kind', async () => {
    const work: Record<string, () => PromiseLike<unknown>> = {
      'export of logs': () => admin.get('/api/logs/export').expect(200),
      simulation: () => admin.post(`/api/price-books/${draft}/simulate`).expect(200),
      'page of logs': () => admin.get('/api/logs?limit=500').expect(200),
      'page of offers': () => admin.get('/api/offers?limit=500').expect(200),
      overview: () => admin.get('/api/overview').expect(200),
      'an offer that was opened often': () => admin.delete(`/api/offers/${openedOften}`).send({}).expect(204),
    };
    for (const name of jobs) work[name] = () => server.app.get(JobScheduler).run(name);
    const meter = new TurnMeter(server.database);
    const busy: Record<string, Busiest> = {};
    for (const [name, run] of Object.entries(work)) {
      const busiest = await meter.busiest(run);
      if (busiest.statements > most.statements || busiest.rows > most.rows) busy[name] = busiest;
    }
    meter.stop();
    expect(busy).toEqual({});
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
