import { lossesOf, serverEngine } from '@programme/api-testing';
import { atLeast, atMost, exactly, pause, promisesKept, timeUntil } from '../drill.mjs';

/** Two processes behind a proxy are restarted one after the other while 24 people read and write. @type {import('../drill.mjs').Drill} */
export const rollingRestart = {
  name: 'rolling-restart',
  run: async (scene, { short }) => {
    const database = await scene.database(serverEngine());
    const first = await scene.api(database);
    const apis = [first, await scene.api(database)];
    const proxy = await scene.roundRobin(apis);
    const writers = await scene.writers((await first.admin()).at(proxy.url), 24);
    const codes = new Set();
    let slowest = 0;
    for (let round = 0; round < (short ? 1 : 10); round += 1) {
      for (const api of apis) {
        await writers.makeOffers(10);
        const start = Date.now();
        codes.add(await api.stop());
        slowest = Math.max(slowest, Date.now() - start);
        await api.restart();
        await timeUntil(() => proxy.isReady(api.port));
      }
    }
    await pause(500);
    await writers.stop();
    const reasons = new Set(writers.failures.map(({ call, reason }) => `${call} ${reason}`));
    return [
      atLeast('requests answered', writers.answered, 100),
      {
        ...atMost('requests failed', writers.failures.length, 0),
        seen: [writers.failures.length, ...reasons].join(' '),
      },
      exactly('exit codes', [...codes].join(), '0'),
      atMost('slowest stop', slowest / 1_000, 10, ' s'),
      ...promisesKept('MariaDB', await lossesOf(database, writers.acknowledged)),
    ];
  },
};
