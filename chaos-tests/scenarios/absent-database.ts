import { serverEngine } from '@programme/api-testing';
import { atMost, exactly, pause, timeUntil, type Scenario } from '../harness/scenario.js';

/** The API starts before its database; the database is restarted while nobody asks for anything. */
export const absentDatabase: Scenario = {
  name: 'absent-database',
  needsServer: true,
  waits: true,
  run: async (harness) => {
    const server = await harness.databaseServer();
    const database = await harness.database(serverEngine(server.url));
    await server.stop();
    const api = await harness.launch(database, { LOG_LEVEL: 'warn' });
    await timeUntil(() => api.process.stdout.includes('waiting for the database'));
    await server.resume();
    const start = Date.now();
    await api.ready();
    const absent = Date.now() - start;

    const admin = await api.admin();
    // As many connections as there may be, idle.
    await Promise.all(Array.from({ length: 30 }, () => admin.call('GET', '/api/offers')));
    await server.stop();
    const away = await admin.call('GET', '/api/offers');
    await server.resume();
    const back = Date.now();
    const ask = async () => (await admin.call('GET', '/api/offers')).status;
    await timeUntil(async () => (await ask()) === 200);
    const restarted = Date.now() - back;
    const after = await Promise.all(Array.from({ length: 60 }, ask));
    await pause(1_500);
    after.push(...(await Promise.all(Array.from({ length: 60 }, ask))));
    return [
      atMost('absent at the start: ready after it has come', absent / 1_000, 30, ' s'),
      exactly(
        'away: answer',
        `${away.status} ${away.headers.get('retry-after') ? 'Retry-After' : ''}`,
        '503 Retry-After',
      ),
      atMost('restarted while idle: first success', restarted / 1_000, 5, ' s'),
      atMost('errors after that', after.filter((status) => status !== 200).length, 0),
    ];
  },
};
