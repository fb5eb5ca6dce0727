import {
  availableEngines,
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

export const engines = availableEngines().map(withTemplate);

export const sqliteEngine = withTemplate(sqlite);
