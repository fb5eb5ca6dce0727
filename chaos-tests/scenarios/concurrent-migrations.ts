import { countOf, readDatabase, serverEngine } from '@programme/api-testing';
import { exactly, type Scenario } from '../harness/scenario.js';

/** Four processes start at once on an empty database. */
export const concurrentMigrations: Scenario = {
  name: 'concurrent-migrations',
  needsServer: true,
  run: async (harness) => {
    const database = await harness.database(serverEngine());
    const apis = await Promise.all([1, 2, 3, 4].map(() => harness.launch(database)));
    const ready = await Promise.allSettled(apis.map((api) => api.ready()));
    const reader = await readDatabase(database);
    harness.finally(() => reader.close());
    return [
      exactly('processes ready', ready.filter(({ status }) => status === 'fulfilled').length, 4),
      exactly(
        'migrations that ran twice',
        await countOf(reader, 'SELECT COUNT(*) - COUNT(DISTINCT name) FROM migrations'),
        0,
      ),
      exactly('admins made', await countOf(reader, 'SELECT COUNT(*) FROM users'), 1),
      exactly('creators made twice', await countOf(reader, 'SELECT COUNT(*) - COUNT(DISTINCT name) FROM creators'), 0),
    ];
  },
};
