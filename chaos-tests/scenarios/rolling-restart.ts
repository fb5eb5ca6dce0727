import { lossesOf, serverEngine } from '@programme/api-testing';
import { atLeast, atMost, exactly, pause, nothingLost, timeUntil, type Scenario } from '../harness/scenario.js';

/** Two processes behind a proxy are restarted one after the other while 24 people read and write. */
export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  needsServer: true,
  run: async (harness, { short }) => {
    const database = await harness.database(serverEngine());
    const first = await harness.api(database);
    const apis = [first, await harness.api(database)];
    const proxy = await harness.roundRobin(apis);
    const load = await harness.load((await first.admin()).at(proxy.url), 24);
    const codes = new Set();
    let slowest = 0;
    for (let round = 0; round < (short ? 1 : 10); round += 1) {
      for (const api of apis) {
        await load.makeOffers(10);
        const start = Date.now();
        codes.add(await api.stop());
        slowest = Math.max(slowest, Date.now() - start);
        await api.restart();
        await timeUntil(() => proxy.isReady(api.port));
      }
    }
    await pause(500);
    await load.stop();
    const reasons = new Set(load.failures.map(({ call, reason }) => `${call} ${reason}`));
    return [
      atLeast('requests answered', load.answered, 100),
      {
        ...atMost('requests failed', load.failures.length, 0),
        seen: [load.failures.length, ...reasons].join(' '),
      },
      exactly('exit codes', [...codes].join(), '0'),
      atMost('slowest stop', slowest / 1_000, 10, ' s'),
      ...nothingLost('MariaDB', await lossesOf(database, load.acknowledged)),
    ];
  },
};
