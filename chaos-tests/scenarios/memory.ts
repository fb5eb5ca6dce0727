import { lossesOf, serverEngine } from '@programme/api-testing';
import { atLeast, atMost, pause, nothingLost, type Scenario } from '../harness/scenario.js';

const everyMs = 2_000;

/** In MiB. */
const largest = 250;

/** Readings after the load until it is too much. */
const mostWaits = 15;

const signal = 'SIGUSR2';

/**
 * Has the process collect its garbage when it is told to. It would do so in its own time, which differs by 40 MiB between runs
 * of the same code, while the objects that are left take 55 MiB in each.
 */
const collectsOnSignal = `--expose-gc --import=data:text/javascript,${encodeURIComponent(`process.on('${signal}', () => gc())`)}`;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One process under load for some minutes. */
export const memory: Scenario = {
  name: 'memory',
  needsServer: true,
  run: async (harness, { minutes, short }) => {
    const database = await harness.database(serverEngine());
    const api = await harness.api(database, { NODE_ENV: 'production', NODE_OPTIONS: collectsOnSignal });
    const load = await harness.load(await api.admin(), 12);
    const seen = [];
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await pause(everyMs))
      seen.push(api.process.residentMemory);
    await load.stop();
    process.kill(api.process.id, signal);
    // It gives back what it has collected when it has time.
    for (let wait = 0; wait < mostWaits && api.process.residentMemory > largest; wait += 1) await pause(everyMs);
    const fifth = Math.ceil(seen.length / 5);
    // The first fifth is warming up.
    const growth = mean(seen.slice(-fifth)) - mean(seen.slice(fifth, 2 * fifth));
    return [
      atLeast(`${minutes} minutes: requests answered`, load.answered, 100),
      atMost('requests failed', load.failures.length, 0),
      atMost('resident memory after the load', api.process.residentMemory, largest, ' MiB'),
      ...(short
        ? []
        : [
            atMost('resident memory at most', Math.max(...seen), largest, ' MiB'),
            atMost('growth from the second fifth of the time to the last', growth, 15, ' MiB'),
          ]),
      ...nothingLost('MariaDB', await lossesOf(database, load.acknowledged)),
    ];
  },
};
