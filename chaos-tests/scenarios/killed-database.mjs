import { lossesOf, serverEngine } from '@programme/api-testing';
import { atLeast, atMost, between, exactly, pause, promisesKept, timeUntil } from '../drill.mjs';

/** The database server is killed at random moments while people write, and started again. @type {import('../drill.mjs').Drill} */
export const killedDatabase = {
  name: 'killed-database',
  run: async (scene, { short }) => {
    const kills = short ? 2 : 20;
    const server = await scene.databaseServer();
    const database = await scene.database(serverEngine(server.url));
    const api = await scene.api(database);
    const writers = await scene.writers(await api.admin(), 8);
    let slowest = 0;
    let furtherErrors = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await writers.makeOffers(2);
      await pause(between(0, 500));
      await server.kill();
      await pause(between(0, 1_000));
      await server.resume();
      const back = Date.now();
      slowest = Math.max(slowest, await timeUntil(() => writers.lastAnswerAt >= back));
      const healed = Date.now();
      await pause(between(500, 1_500));
      furtherErrors += writers.failures.filter(({ at }) => at > healed).length;
    }
    const refusals = new Set(writers.failures.map(({ reason }) => reason));
    await writers.stop();
    const { logs, offers } = writers.acknowledged;
    return [
      atLeast(`${kills} kills: writes acknowledged`, logs.size + offers.size, kills),
      ...promisesKept('MariaDB', await lossesOf(database, writers.acknowledged)),
      atMost('first success after the database is back', slowest / 1_000, 5, ' s'),
      atMost('errors after that', furtherErrors, 0),
      exactly('what failed calls were answered', [...refusals].join() || '503', '503'),
    ];
  },
};
