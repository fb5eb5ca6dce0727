import { lossesOf, serverEngine } from '@programme/api-testing';
import { atLeast, atMost, pause, promisesKept } from '../drill.mjs';

const everyMs = 2_000;

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One process under load for some minutes. @type {import('../drill.mjs').Drill} */
export const memory = {
  name: 'memory',
  run: async (scene, { minutes, short }) => {
    const database = await scene.database(serverEngine());
    const api = await scene.api(database, { NODE_ENV: 'production' });
    const writers = await scene.writers(await api.admin(), 12);
    const seen = [];
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await pause(everyMs))
      seen.push(api.process.residentMemory);
    await writers.stop();
    const fifth = Math.ceil(seen.length / 5);
    // The first fifth is warming up.
    const growth = mean(seen.slice(-fifth)) - mean(seen.slice(fifth, 2 * fifth));
    return [
      atLeast(`${minutes} minutes: requests answered`, writers.answered, 100),
      atMost('requests failed', writers.failures.length, 0),
      atMost('resident memory at most', Math.max(...seen), 250, ' MiB'),
      atMost('resident memory after the load', api.process.residentMemory, 250, ' MiB'),
      ...(short ? [] : [atMost('growth from the second fifth of the time to the last', growth, 15, ' MiB')]),
      ...promisesKept('MariaDB', await lossesOf(database, writers.acknowledged)),
    ];
  },
};
