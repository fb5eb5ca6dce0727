import { serverEngine } from '@programme/api-testing';
import { atMost, exactly, pause, timeUntil, type Scenario } from '../harness/scenario.js';

/** The way to the database is slow, swallows everything, and breaks. */
export const brokenNetwork: Scenario = {
  name: 'broken-network',
  needsServer: true,
  waits: true,
  run: async (harness, { short }) => {
    const { proxy, url } = await harness.proxy(await harness.database(serverEngine()));
    const api = await harness.api(url);
    const admin = await api.admin();
    const ask = async () => {
      const start = Date.now();
      const { status } = await admin.call('GET', '/api/offers');
      return { status, seconds: (Date.now() - start) / 1_000 };
    };
    const many = (count: number) => Promise.all(Array.from({ length: count }, ask));
    const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort().join();
    const slowest = (answers: { seconds: number }[]) => Math.max(...answers.map(({ seconds }) => seconds));
    await many(60);

    proxy.delayMs = 100;
    const slow = await many(20);
    proxy.delayMs = 0;

    const before = api.process.residentMemory;
    proxy.blocked = true;
    const rounds = short ? 1 : 5;
    const blocked = [];
    for (let round = 0; round < rounds; round += 1) blocked.push(...(await many(60)));
    const live = await admin.call('GET', '/api/health/live');
    const ready = await admin.call('GET', '/api/health/ready');
    const grown = api.process.residentMemory - before;
    proxy.blocked = false;
    const open = Date.now();
    await timeUntil(async () => (await ask()).status === 200);
    const healed = Date.now() - open;
    const afterwards = await many(60);

    proxy.cut = true;
    await pause(200);
    const cut = await many(20);
    proxy.cut = false;
    const mended = Date.now();
    await timeUntil(async () => (await ask()).status === 200);
    const recovered = Date.now() - mended;
    return [
      exactly('100 ms late each way: answers', statuses(slow), '200'),
      exactly('nothing comes through: answers', statuses(blocked), '503'),
      atMost('nothing comes through: slowest answer', slowest(blocked), 15, ' s'),
      exactly('nothing comes through: live, ready', `${live.status}, ${ready.status}`, '200, 503'),
      atMost('nothing comes through: memory grown', grown, 60, ' MiB'),
      atMost('it comes through again: first success', healed / 1_000, 5, ' s'),
      exactly('then: answers', statuses(afterwards), '200'),
      exactly('broken: answers', statuses(cut), '503'),
      atMost('broken: slowest answer', slowest(cut), 5, ' s'),
      atMost('mended: first success', recovered / 1_000, 5, ' s'),
    ];
  },
};
