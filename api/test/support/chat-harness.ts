import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { freePort } from '@programme/api-testing';
import { FakeSlack } from '@programme/fake-slack';
import type { SlackMapping } from '@programme/contracts';
import type { Agent } from 'supertest';
import type { Config } from '../../src/platform/config/config.js';
import { NotificationDispatcher } from '../../src/features/notifications/notification-dispatcher.js';
import type { Engine, TestDatabase } from './engines.js';
import { creators, learnCreators } from './offers.js';
import { TestServer } from './test-server.js';

export const chatToken = 'xoxb-of-the-tests';

/** A server and a chat of a test's own, with an admin logged in and the first creator mapped. */
export class ChatHarness {
  server!: TestServer;
  admin!: Agent;
  mapping!: SlackMapping;
  #database!: TestDatabase;

  constructor(
    private readonly engine: Engine,
    readonly chat: FakeSlack,
  ) {}

  async begin(): Promise<void> {
    this.chat.answerWith({ kind: 'ok' });
    this.chat.delivered.length = 0;
    this.chat.attempts.length = 0;
    this.#database = await this.engine.create();
    this.server = await this.startServer();
    this.admin = await this.server.adminBrowser();
    await learnCreators(this.admin);
    const mapping = { creatorName: creators.first, slackUserId: 'U012AB3CD' };
    this.mapping = (await this.admin.post('/api/slack-mappings').send(mapping).expect(201)).body as SlackMapping;
  }

  async end(): Promise<void> {
    await this.server.stop();
    await this.#database.drop();
  }

  /** Another process on the same database. */
  startServer(settings: Partial<Config> = {}): Promise<TestServer> {
    const slack = { token: chatToken, apiUrl: this.chat.apiUrl };
    return TestServer.start(this.#database, { publicUrl: 'https://offers.example', slack, ...settings });
  }

  deliver(at = this.server): Promise<void> {
    return at.app.get(NotificationDispatcher).dispatch();
  }

  async viewAsClient(offerId: string, code: string, at = this.server): Promise<Agent> {
    const browser = at.browser();
    await browser.post(`/api/offers/${offerId}/validate`).send({ password: code }).expect(200);
    await browser.post(`/api/offers/${offerId}/view`).send({}).expect(201);
    return browser;
  }

  /** The error of each attempt so far, null for one that arrived. */
  async attempts(): Promise<(string | null)[]> {
    const rows = await this.server.database.query<{ error: string | null }[]>(
      'SELECT error_message AS error FROM slack_notification_attempts ORDER BY id',
    );
    return rows.map(({ error }) => error);
  }
}

/** Gives each test of a `describe` a harness of its own. */
export function withChat(engine: Engine): () => ChatHarness {
  let chat: FakeSlack;
  let harness: ChatHarness;
  beforeAll(async () => {
    chat = await FakeSlack.start(await freePort());
  });
  afterAll(() => chat.close());
  beforeEach(async () => {
    harness = new ChatHarness(engine, chat);
    await harness.begin();
  });
  afterEach(() => harness.end());
  return () => harness;
}
