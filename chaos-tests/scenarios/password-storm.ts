import { availableEngines, type Answer } from '@programme/api-testing';
import { atMost, exactly, type Scenario } from '../harness/scenario.js';

const checks = 64;

/** Many passwords are checked at once; everybody else is served meanwhile. */
export const passwordStorm: Scenario = {
  name: 'password-storm',
  run: async (harness) => {
    const findings = [];
    for (const engine of availableEngines()) {
      const api = await harness.api(await harness.database(engine));
      const visitor = api.client();
      let over = false;
      const keepCalling = async (call: () => Promise<Answer>) => {
        const times = [];
        const statuses = new Set();
        while (!over) {
          const start = performance.now();
          statuses.add((await call()).status);
          times.push(performance.now() - start);
        }
        return { p99: times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN, statuses };
      };
      const log = { currency: 'PLN', employees: 1, activeUsers: 1, months: 1, totalPrice: 1 };
      const timestamp = new Date().toISOString();
      const others = Promise.all([
        keepCalling(() => visitor.call('GET', '/api/health/live')),
        keepCalling(() => visitor.call('POST', '/api/logs', { ...log, timestamp })),
      ]);
      const storm = await Promise.all(
        Array.from({ length: checks }, (_, index) =>
          visitor.call('POST', '/api/login', { username: `nobody ${index}`, password: 'guess' }),
        ),
      );
      over = true;
      const [health, logs] = await others;
      const answers = new Set(storm.map(({ status }) => status));
      findings.push(
        exactly(`${engine.name}: answers to ${checks} logins at once`, [...answers].join(), '401'),
        exactly(
          `${engine.name}: health, log writes meanwhile`,
          [...health.statuses, ...logs.statuses].join(),
          '200,201',
        ),
        atMost(`${engine.name}: p99 of health meanwhile`, health.p99, 500, ' ms'),
        atMost(`${engine.name}: p99 of log writes meanwhile`, logs.p99, 1_000, ' ms'),
      );
    }
    return findings;
  },
};
