import { availableEngines, lossesOf } from '@programme/api-testing';
import { atLeast, between, pause, nothingLost, type Scenario } from '../harness/scenario.js';

/** The API is killed at random moments while people write. */
export const killedApi: Scenario = {
  name: 'killed-api',
  run: async (harness, { short }) => {
    const kills = short ? 2 : 100;
    const findings = [];
    for (const engine of availableEngines()) {
      const database = await harness.database(engine);
      const api = await harness.api(database);
      const load = await harness.load(await api.admin(), 8);
      for (let kill = 0; kill < kills; kill += 1) {
        await load.makeOffers(1);
        await pause(between(0, 500));
        await api.kill();
        await api.restart();
      }
      await load.makeOffers(1);
      await load.stop();
      await api.stop();
      const { logs, offers } = load.acknowledged;
      findings.push(
        atLeast(`${engine.name}, ${kills} kills: writes acknowledged`, logs.size + offers.size, kills),
        ...nothingLost(engine.name, await lossesOf(database, load.acknowledged)),
      );
    }
    return findings;
  },
};
