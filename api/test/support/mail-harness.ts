import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { apiPath, decisionPaths, type OfferMails } from '@programme/contracts';
import { freePort } from '@programme/api-testing';
import { FakeSmtp } from '@programme/fake-smtp';
import type { Agent, Test } from 'supertest';
import { ClientRemindersJob } from '../../src/features/offers/mails/client-reminders.job.js';
import { NotificationDispatcher } from '../../src/features/notifications/notification-dispatcher.js';
import type { Config } from '../../src/platform/config/config.js';
import type { Engine, TestDatabase } from './engines.js';
import { createOffer, learnCreators, type OpenedOffer } from './offers.js';
import type { TestClock } from './test-clock.js';
import { TestServer } from './test-server.js';

export const contact = { language: 'pl', contactName: 'Ewa Zając', contactEmail: 'ewa@acme.example' } as const;

/** A server and an SMTP server of a test's own, with an admin logged in. */
export class MailHarness {
  server!: TestServer;
  admin!: Agent;
  database!: TestDatabase;

  constructor(
    private readonly engine: Engine,
    readonly smtp: FakeSmtp,
  ) {}

  async begin(): Promise<void> {
    this.smtp.forget();
    this.database = await this.engine.create();
    this.server = await this.startServer();
    this.admin = await this.server.adminBrowser();
    await learnCreators(this.admin);
  }

  async end(): Promise<void> {
    await this.server.stop();
    await this.database.drop();
  }

  /** Another process on the same database. */
  startServer(settings: Partial<Config> = {}, clock?: TestClock): Promise<TestServer> {
    const from = { name: 'Activity Programme', address: 'offers@programme.example' };
    const mail = { smtp: this.smtp.address, from };
    return TestServer.start(this.database, { publicUrl: 'https://offers.example', mail, ...settings }, clock);
  }

  deliver(at = this.server): Promise<void> {
    return at.app.get(NotificationDispatcher, { strict: false }).dispatch();
  }

  /** The hourly job, and what it makes due. */
  async remind(at = this.server): Promise<void> {
    await at.app.get(ClientRemindersJob, { strict: false }).run();
    await this.deliver(at);
  }

  offer(changes: Parameters<typeof createOffer>[1] = {}): Promise<OpenedOffer> {
    return createOffer(this.admin, { ...contact, ...changes });
  }

  /** A call of its own unless a key is given. */
  send(id: string, { version = 1, remindClient = false, key = randomUUID() as string } = {}): Test {
    const call = this.admin.post(apiPath(decisionPaths.send, { id })).set('Idempotency-Key', key);
    return call.send({ version, remindClient });
  }

  async mails(id: string): Promise<OfferMails> {
    // The clock of a test may have ended the session.
    const admin = await this.server.adminBrowser();
    return (await admin.get(apiPath(decisionPaths.mails, { id })).expect(200)).body as OfferMails;
  }
}

/** Gives each test of a `describe` a harness of its own. */
export function withMail(engine: Engine): () => MailHarness {
  let smtp: FakeSmtp;
  let harness: MailHarness;
  beforeAll(async () => {
    smtp = await FakeSmtp.start({ port: await freePort() });
  });
  afterAll(() => smtp.close());
  beforeEach(async () => {
    harness = new MailHarness(engine, smtp);
    await harness.begin();
  });
  afterEach(() => harness.end());
  return () => harness;
}
