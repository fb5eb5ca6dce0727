import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { lossesOf, sqliteEngine } from '@programme/api-testing';
import { atLeast, atMost, exactly, pause, nothingLost, timeUntil, type Scenario } from '../harness/scenario.js';

/** No file of the API may grow any more, for a while. */
export const fullDisk: Scenario = {
  name: 'full-disk',
  run: async (harness) => {
    const database = await harness.database(sqliteEngine);
    const api = await harness.api(database);
    const load = await harness.load(await api.admin(), 4);
    const limit = (bytes: string | number) => {
      const { status } = spawnSync('prlimit', [`--pid=${api.process.id}`, `--fsize=${bytes}:unlimited`]);
      if (status !== 0) throw new Error('This scenario needs prlimit (Debian: util-linux)');
    };
    await load.makeOffers(3);
    limit(statSync(new URL(database).pathname).size);
    await timeUntil(() => load.failures.length > 20);
    const errors = new Set(load.failures.map(({ reason }) => reason));
    const reading = await api.client().call('GET', '/api/translations');
    // What was written just before counts for five seconds.
    const told = await timeUntil(async () => (await api.client().call('GET', '/api/health/ready')).status === 503);
    await pause(500);
    limit('unlimited');
    await load.makeOffers(5);
    const failed = load.failures.length;
    await load.makeOffers(5);
    await load.stop();
    await api.stop();
    return [
      atLeast('writes refused', failed, 20),
      exactly('answers to them', [...errors].join(), '503'),
      exactly('reading meanwhile', reading.status, 200),
      atMost('milliseconds until readiness tells', told, 20_000),
      exactly('errors once there is room again', load.failures.length - failed, 0),
      ...nothingLost('SQLite', await lossesOf(database, load.acknowledged)),
    ];
  },
};
