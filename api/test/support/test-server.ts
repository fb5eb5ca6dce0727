import { Writable } from 'node:stream';
import { admin } from '@programme/api-testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Agent } from 'supertest';
import { DataSource } from 'typeorm';
import type { Config } from '../../src/platform/config/config.js';
import { createApp } from '../../src/app/create-app.js';
import type { RequestTimeouts } from '../../src/platform/http/bounded-express.adapter.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { UsersService } from '../../src/features/users/users.service.js';
import { AnswerChecker } from './answer-checker.js';
import type { TestDatabase } from './engines.js';
import { TestClock } from './test-clock.js';

export { admin };

export type Statement = { readonly sql: string; readonly values: unknown[] };

export type LogLine = Readonly<Record<string, unknown>>;

/** A test runs jobs itself: one that takes over a minute on a slow machine would meet them in its rows. */
const firstJobDelay = () => 24 * 3_600_000;

/** The real server on a real database, with a clock and a log of the test's own; listens on a free port. */
export class TestServer {
  readonly clock: TestClock;
  readonly logText: string[] = [];
  /** Every answer is compared with the OpenAPI document; `stop` throws when one differs. */
  readonly answers: AnswerChecker;

  private constructor(
    readonly app: NestExpressApplication,
    readonly config: Config,
    clock: TestClock,
    logText: string[],
  ) {
    this.clock = clock;
    this.logText = logText;
    this.answers = new AnswerChecker(app);
  }

  static async start(
    database: TestDatabase,
    settings: Partial<Config> = {},
    clock = new TestClock(),
    timeouts?: RequestTimeouts,
  ): Promise<TestServer> {
    const config: Config = { ...testConfig, database: database.address, ...settings };
    const logText: string[] = [];
    const logger = createLogger(config.logLevel, sink(logText));
    const app = await createApp(config, { clock, logger, firstJobDelay, ...(timeouts && { timeouts }) });
    await app.get(UsersService).ensureFirstAdmin(admin.username, admin.password);
    await app.listen(0, '127.0.0.1');
    return new TestServer(app, config, clock, logText);
  }

  get url(): string {
    const { port } = this.app.getHttpServer().address() as { port: number };
    return `http://127.0.0.1:${port}`;
  }

  get database(): DataSource {
    return this.app.get(DataSource);
  }

  get log(): LogLine[] {
    return this.logText.map((line) => JSON.parse(line) as LogLine);
  }

  /** A browser of its own: keeps cookies. */
  browser(): Agent {
    return request.agent(this.url);
  }

  async adminBrowser(): Promise<Agent> {
    const browser = this.browser();
    await browser.post('/api/login').send(admin).expect(200);
    return browser;
  }

  /** The statements that the database is asked while something is done, with their values. */
  async statementsOf(work: () => PromiseLike<unknown>): Promise<Statement[]> {
    const { driver } = this.database;
    const create = driver.createQueryRunner.bind(driver);
    const statements: Statement[] = [];
    driver.createQueryRunner = (mode) => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
      runner.query = (sql: string, values: unknown[] = [], ...others: unknown[]) => {
        statements.push({ sql, values });
        return query(sql, values, ...others) as never;
      };
      return runner;
    };
    await work();
    driver.createQueryRunner = create;
    return statements;
  }

  /** How many statements that are. */
  async countStatements(work: () => PromiseLike<unknown>): Promise<number> {
    return (await this.statementsOf(work)).length;
  }

  async stop(): Promise<void> {
    await this.app.close();
    this.answers.verify();
  }
}

function sink(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
}

const testConfig: Omit<Config, 'database'> = {
  production: false,
  port: 0,
  host: '127.0.0.1',
  databaseConnections: 10,
  databaseWaitSeconds: 0,
  drainSeconds: 0,
  appSecrets: ['secret of the tests'],
  admin: { username: admin.username, password: admin.password },
  registration: false,
  publicUrl: 'http://localhost:3000',
  secure: false,
  trustProxy: 0,
  timezone: 'Europe/Warsaw',
  priceSheets: { pln: undefined, other: undefined, redirectOrigins: [] },
  slack: { token: undefined, apiUrl: undefined },
  mail: undefined,
  evidenceMail: [],
  releasesDirectory: '/nonexistent',
  remotesOrigin: undefined,
  remoteOverride: undefined,
  keepFullIp: false,
  retentionDays: 365,
  decisionAddressDays: 1095,
  logLevel: 'info',
  metrics: undefined,
};
