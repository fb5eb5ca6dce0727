import { availableEngines, lossesOf } from '@programme/api-testing';
import { atLeast, between, pause, promisesKept } from '../drill.mjs';

/** The API is killed at random moments while people write. @type {import('../drill.mjs').Drill} */
export const killedApi = {
  name: 'killed-api',
  run: async (scene, { short }) => {
    const kills = short ? 2 : 100;
    const findings = [];
    for (const engine of await availableEngines()) {
      const database = await scene.database(engine);
      const api = await scene.api(database);
      const writers = await scene.writers(await api.admin(), 8);
      for (let kill = 0; kill < kills; kill += 1) {
        await writers.makeOffers(1);
        await pause(between(0, 500));
        await api.kill();
        await api.restart();
      }
      await writers.makeOffers(1);
      await writers.stop();
      await api.stop();
      const { logs, offers } = writers.acknowledged;
      findings.push(
        atLeast(`${engine.name}, ${kills} kills: writes acknowledged`, logs.size + offers.size, kills),
        ...promisesKept(engine.name, await lossesOf(database, writers.acknowledged)),
      );
    }
    return findings;
  },
};
