import {
  availableEngines,
  requestedEngines,
  sqliteEngine as sqlite,
  type OwnDatabase,
  type Engine as Maker,
} from '@programme/api-testing';
import type { DatabaseAddress } from '../../src/platform/config/database-address.js';
import { addressOf, migratedTemplate } from './database-template.js';

/** A database of one test's own. */
export type TestDatabase = OwnDatabase & { readonly address: DatabaseAddress };

export type Engine = {
  readonly name: string;
  /** Makes a database as the migrations leave it, or an empty one for tests of the migrations and of restores. */
  readonly create: (how?: { readonly migrated: boolean }) => Promise<TestDatabase>;
};

const withTemplate = (maker: Maker): Engine => ({
  name: maker.name,
  create: async ({ migrated } = { migrated: true }) => {
    const database = await maker.create();
    if (migrated) await (await migratedTemplate(maker))(database.url);
    return { ...database, address: addressOf(database.url) };
  },
});

/** For tests of what the engines do differently: locks, keys at the same moment, order, plans, bytes as stored. */
export const engines = availableEngines().map(withTemplate);

export const sqliteEngine = withTemplate(sqlite);

/** For tests of features, which never ask for the engine: SQLite alone, or with `ENGINES=all` as many as there are. */
export const defaultEngines = requestedEngines() === 'all' ? engines : [sqliteEngine];

/** Keeps tests of features off the second engine, in a `describe` whose other tests depend on the engine. */
export function onDefaultEngine(engine: Engine, tests: () => void): void {
  if (defaultEngines.some(({ name }) => name === engine.name)) tests();
}
