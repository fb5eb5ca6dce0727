import { visitorLog } from '@programme/api-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDatabaseAddress } from '../src/platform/config/database-address.js';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';
import { createLimitedUser, type LimitedUser } from './support/limited-user.js';
import { TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

/** The answers to a write, a read, and the question for readiness; later than the last write of readiness. */
async function statuses(server: TestServer): Promise<readonly number[]> {
  server.clock.advance({ minutes: 1 });
  const browser = server.browser();
  const calls = [
    () => browser.post('/api/logs').send(visitorLog),
    () => browser.get('/api/translations'),
    () => browser.get('/api/health/ready'),
  ];
  const found: number[] = [];
  for (const call of calls) found.push((await call()).status);
  return found;
}

const whole = [201, 200, 200];
const unwritable = [503, 200, 503];

describe('a SQLite file that nothing can be written to', () => {
  const server = withServer(sqliteEngine);

  it('answers writes with 503, is not ready, and recovers by itself', async () => {
    expect(await statuses(server())).toEqual(whole);
    await server().database.query('PRAGMA query_only = ON');
    expect(await statuses(server())).toEqual(unwritable);
    await server().database.query('PRAGMA query_only = OFF');
    expect(await statuses(server())).toEqual(whole);
  });
});

describe.each(engines.slice(1))('$name without the right to write', (engine) => {
  let database: TestDatabase;
  let user: LimitedUser;
  let server: TestServer;

  beforeAll(async () => {
    database = await engine.create();
    user = await createLimitedUser(database);
    const address = parseDatabaseAddress(user.url);
    if (address?.engine !== 'mysql') throw new Error('This is about a database server');
    server = await TestServer.start({ ...database, address });
  });
  afterAll(async () => {
    await server?.stop();
    await user?.drop();
    await database?.drop();
  });

  it('answers writes with 503, is not ready, and recovers by itself when it has the right again', async () => {
    expect(await statuses(server)).toEqual(whole);
    await user.grant('SELECT');
    expect(await statuses(server)).toEqual(unwritable);
    expect(await statuses(server)).toEqual(unwritable);
    await user.grant('ALL');
    expect(await statuses(server)).toEqual(whole);
  });
});
