import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { lossesOf, sqliteEngine } from '@programme/api-testing';
import { atLeast, exactly, pause, promisesKept, timeUntil } from '../drill.mjs';

/** No file of the API may grow any more, for a while. @type {import('../drill.mjs').Drill} */
export const fullDisk = {
  name: 'full-disk',
  run: async (scene) => {
    const database = await scene.database(sqliteEngine);
    const api = await scene.api(database);
    const writers = await scene.writers(await api.admin(), 4);
    const limit = (/** @type {string | number} */ bytes) => {
      const { status } = spawnSync('prlimit', [`--pid=${api.process.id}`, `--fsize=${bytes}:unlimited`]);
      if (status !== 0) throw new Error('This drill needs prlimit (Debian: util-linux)');
    };
    await writers.makeOffers(3);
    limit(statSync(new URL(database).pathname).size);
    await timeUntil(() => writers.failures.length > 20);
    const refusals = new Set(writers.failures.map(({ reason }) => reason));
    const reading = await api.client().call('GET', '/api/translations');
    await pause(500);
    limit('unlimited');
    await writers.makeOffers(5);
    const failed = writers.failures.length;
    await writers.makeOffers(5);
    await writers.stop();
    await api.stop();
    return [
      atLeast('writes refused', failed, 20),
      exactly('answers to them', [...refusals].join(), '503'),
      exactly('reading meanwhile', reading.status, 200),
      exactly('errors once there is room again', writers.failures.length - failed, 0),
      ...promisesKept('SQLite', await lossesOf(database, writers.acknowledged)),
    ];
  },
};
