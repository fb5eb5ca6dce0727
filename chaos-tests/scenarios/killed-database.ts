import { lossesOf, serverEngine } from '@programme/api-testing';
import {
  atLeast,
  atMost,
  between,
  exactly,
  pause,
  nothingLost,
  timeUntil,
  type Scenario,
} from '../harness/scenario.js';

/** The database server is killed at random moments while people write, and started again. */
export const killedDatabase: Scenario = {
  name: 'killed-database',
  needsServer: true,
  waits: true,
  run: async (harness, { short }) => {
    const kills = short ? 2 : 20;
    const server = await harness.databaseServer();
    const database = await harness.database(serverEngine(server.url));
    const api = await harness.api(database);
    const load = await harness.load(await api.admin(), 8);
    let slowest = 0;
    let furtherErrors = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await load.makeOffers(2);
      await pause(between(0, 500));
      await server.kill();
      await pause(between(0, 1_000));
      await server.resume();
      const back = Date.now();
      slowest = Math.max(slowest, await timeUntil(() => load.lastAnswerAt >= back));
      const healed = Date.now();
      await pause(between(500, 1_500));
      furtherErrors += load.failures.filter(({ at }) => at > healed).length;
    }
    const errors = new Set(load.failures.map(({ reason }) => reason));
    await load.stop();
    const { logs, offers } = load.acknowledged;
    return [
      atLeast(`${kills} kills: writes acknowledged`, logs.size + offers.size, kills),
      ...nothingLost('MariaDB', await lossesOf(database, load.acknowledged)),
      atMost('first success after the database is back', slowest / 1_000, 5, ' s'),
      atMost('errors after that', furtherErrors, 0),
      exactly('what failed calls were answered', [...errors].join() || '503', '503'),
    ];
  },
};
