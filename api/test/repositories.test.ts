import { freePort } from '@programme/api-testing';
import { FakeSlack } from '@programme/fake-slack';
import { FakeSmtp } from '@programme/fake-smtp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { engines, type TestDatabase } from './support/engines.js';
import { watchRepositories } from './support/repository-methods.js';
import { TestServer } from './support/test-server.js';
import { WholeRun } from './support/whole-run.js';

/**
 * Most tests of features run on one engine. This one shows that each engine takes what the repositories ask of it: a run
 * through the whole API has to call each of their methods, and each has to succeed once.
 */
describe.each(engines)('the repositories on $name', (engine) => {
  let database: TestDatabase;
  let chat: FakeSlack;
  let smtp: FakeSmtp;
  let server: TestServer | undefined;

  beforeAll(async () => {
    database = await engine.create();
    chat = await FakeSlack.start(await freePort());
    smtp = await FakeSmtp.start({ port: await freePort() });
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([chat.close(), smtp.close(), database.drop()]);
  });

  it('are called in a whole run, each method of them, and no statement is refused', async () => {
    const uncalled = await watchRepositories();
    const schedule = vi.spyOn(JobScheduler.prototype, 'schedule');
    server = await TestServer.start(database, {
      registration: true,
      slack: { token: 'xoxb-of-the-tests', apiUrl: chat.apiUrl },
      mail: { smtp: smtp.address, from: { name: 'Activity Programme', address: 'offers@programme.example' } },
      evidenceMail: ['operator@programme.example'],
    });
    const jobs = schedule.mock.calls.map(([{ name }]) => name);
    await new WholeRun(server, smtp, jobs).run();
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
    expect(uncalled()).toEqual([]);
  });
});
