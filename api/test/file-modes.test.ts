import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../src/platform/config/environment.js';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { TestServer } from './support/test-server.js';

let database: TestDatabase;
let server: TestServer | undefined;

beforeEach(async () => {
  database = await sqliteEngine.create();
});
afterEach(async () => {
  await server?.stop();
  await database.drop();
});

it('The SQLite file, its log and its index, and the secret beside them are for their owner only', async () => {
  readConfig({ DATABASE_URL: database.url });
  server = await TestServer.start(database);
  const folder = dirname(new URL(database.url).pathname);
  const names = await readdir(folder);
  expect(names.sort()).toEqual(['app-secret', 'app.db', 'app.db-shm', 'app.db-wal']);
  for (const name of names)
    expect([name, ((await stat(join(folder, name))).mode & 0o777).toString(8)]).toEqual([name, '600']);
});
