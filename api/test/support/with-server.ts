import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../src/platform/config/config.js';
import type { Engine, TestDatabase } from './engines.js';
import { TestServer } from './test-server.js';

/** Gives the tests of a `describe` one server on a database of its own; both are gone afterwards. */
export function withServer(engine: Engine, settings: Partial<Config> = {}): () => TestServer {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database, settings);
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });
  return () => server;
}
