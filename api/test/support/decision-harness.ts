import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Acceptance, NewOffer, ProblemDocument, PublicOffer } from '@programme/contracts';
import type { Agent, Test } from 'supertest';
import { acceptanceOf, decide, readPublic, unlocked } from './decisions.js';
import type { Engine, TestDatabase } from './engines.js';
import { both, createOffer, detailsOf, enterprise, learnCreators } from './offers.js';
import { TestServer } from './test-server.js';

/** The code of a problem. */
export const codeOf = (body: unknown): string => (body as ProblemDocument).type.replace('urn:programme:problem:', '');

/** The state that comes with a 409, which has the code. */
export async function refused(call: PromiseLike<{ status: number; body: unknown }>, problem: string) {
  const { status, body } = await call;
  expect([status, codeOf(body)]).toEqual([409, problem]);
  return (body as ProblemDocument).state;
}

/** A server, an admin, and an offer that a client has opened. */
export class DecisionHarness {
  admin!: Agent;
  client!: Agent;
  id = '';
  code = '';
  /** As the client read it. */
  offer!: PublicOffer;

  constructor(readonly server: TestServer) {}

  async logIn(): Promise<void> {
    this.admin = await this.server.adminBrowser();
  }

  /** Makes another offer, and opens it in another browser. */
  async make(changes: Partial<NewOffer> = {}): Promise<void> {
    const created = await createOffer(this.admin, { quotes: [enterprise, both], ...changes });
    this.id = created.offer.id;
    this.code = created.generatedPassword;
    this.client = await this.unlocked();
    this.offer = await readPublic(this.client, this.id);
  }

  /** One more browser of the client's. */
  unlocked(): Promise<Agent> {
    return unlocked(this.server, this.id, this.code);
  }

  accept(changes: Partial<Acceptance> = {}): Test {
    return decide(this.client, this.id, acceptanceOf(this.offer, changes));
  }

  async version(): Promise<number> {
    return (await detailsOf(this.admin, this.id)).offer.version;
  }
}

/** Gives each test of a `describe` a new offer on one server. */
export function withDecisions(engine: Engine): () => DecisionHarness {
  let database: TestDatabase;
  let harness: DecisionHarness;
  beforeAll(async () => {
    database = await engine.create();
    harness = new DecisionHarness(await TestServer.start(database));
    await harness.logIn();
    await learnCreators(harness.admin);
  });
  beforeEach(() => harness.make());
  afterAll(async () => {
    await harness.server.stop();
    await database.drop();
  });
  return () => harness;
}
