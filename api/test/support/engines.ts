import {
  availableEngines,
  sqliteEngine as sqlite,
  type OwnDatabase,
  type Engine as Maker,
} from '@programme/api-testing';
import { parseDatabaseAddress, type DatabaseAddress } from '../../src/platform/config/database-address.js';

/** A database of one test's own. */
export type TestDatabase = OwnDatabase & { readonly address: DatabaseAddress };

export type Engine = { readonly name: string; readonly create: () => Promise<TestDatabase> };

const withAddress = ({ name, create }: Maker): Engine => ({
  name,
  create: async () => {
    const database = await create();
    const address = parseDatabaseAddress(database.url);
    if (!address) throw new Error('TEST_DATABASE_URL must be mysql://user:pass@host:port');
    return { ...database, address };
  },
});

export const engines = availableEngines().map(withAddress);

export const sqliteEngine = withAddress(sqlite);
