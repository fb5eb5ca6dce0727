import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths, type NewOffer } from '@programme/contracts';
import type { ApiClient } from './api-client.js';
import { countOf, readDatabase } from './database-reader.js';

/** A call that got no answer, or one that says that the server could not. */
export type Failure = { readonly call: string; readonly reason: string; readonly at: number };

/** What was promised: rows by their ids, with the name that each was given. */
export type Acknowledged = { readonly logs: Map<number, string>; readonly offers: Map<string, string> };

/** What a database lacks of what was promised, or holds twice. */
export type Losses = {
  readonly lostLogs: number;
  readonly lostOffers: number;
  readonly repeatedOffers: number;
  /** Quotes without an offer, and offers without a quote. */
  readonly halves: number;
};

const retryMs = 50;

/**
 * People at work: each reports a calculation, makes an offer, and reads, one after the other, for as long as it runs. A
 * report is made once; an offer has an `Idempotency-Key` and is asked for until it is acknowledged.
 */
export class LoadGenerator {
  readonly acknowledged: Acknowledged = { logs: new Map(), offers: new Map() };
  readonly failures: Failure[] = [];
  /** Calls that were answered as they should be. */
  answered = 0;
  /** When the last of them was: epoch milliseconds. */
  lastAnswerAt = 0;
  #stopped = false;
  readonly #people: Promise<unknown>;

  private constructor(
    private readonly client: ApiClient,
    private readonly creator: string,
    people: number,
  ) {
    this.#people = Promise.all(Array.from({ length: people }, () => this.#work()));
  }

  /** @param client an admin's */
  static async start(client: ApiClient, people: number): Promise<LoadGenerator> {
    const [creator] = (await client.call('GET', apiPaths.creators)).body as { name: string }[];
    return new LoadGenerator(client, creator?.name ?? '', people);
  }

  /** Waits until so many offers more are acknowledged. Throws with the failures when they are not within a minute. */
  async makeOffers(count: number): Promise<void> {
    const end = Date.now() + 60_000;
    const enough = this.acknowledged.offers.size + count;
    while (this.acknowledged.offers.size < enough) {
      if (Date.now() > end) throw new Error(`No offers are made: ${JSON.stringify(this.failures.slice(-5))}`);
      await pause(10);
    }
  }

  /** Lets everybody finish the call that is under way; an offer that nobody acknowledged stays unknown. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#people;
  }

  async #work(): Promise<void> {
    while (!this.#stopped) {
      await this.#report();
      await this.#makeOffer();
      await this.#try('GET', apiPaths.translations, 200);
      await this.#try('GET', `${apiPaths.offers}?limit=5`, 200);
    }
  }

  async #report(): Promise<void> {
    const company = `Company ${randomUUID()}`;
    const log = { currency: 'PLN', employees: 3, activeUsers: 2, months: 1, totalPrice: 1, company };
    const body = { ...log, timestamp: new Date().toISOString() };
    const answer = await this.#try('POST', apiPaths.logs, 201, body);
    if (answer) this.acknowledged.logs.set((answer as { id: number }).id, company);
  }

  async #makeOffer(): Promise<void> {
    const key = randomUUID();
    const clientName = `Client ${key}`;
    const offer: NewOffer = {
      clientName,
      creator: this.creator,
      currency: 'PLN',
      validUntil: '2030-01-31',
      quotes: [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }],
    };
    while (!this.#stopped) {
      const answer = await this.#try('POST', apiPaths.offers, 201, offer, { 'idempotency-key': key });
      if (answer) {
        this.acknowledged.offers.set((answer as { offer: { id: string } }).offer.id, clientName);
        return;
      }
    }
  }

  /** The body of a right answer; anything else is a failure. */
  async #try(
    method: string,
    path: string,
    expected: number,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<unknown> {
    const reason = await this.client.call(method, path, body, headers).then(
      (answer) => {
        if (answer.status !== expected) return `${answer.status}`;
        this.answered += 1;
        this.lastAnswerAt = Date.now();
        return answer;
      },
      (error: Error) => String((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name),
    );
    if (typeof reason !== 'string') return reason.body;
    this.failures.push({ call: `${method} ${path.split('?')[0]}`, reason, at: Date.now() });
    await pause(retryMs);
    return undefined;
  }
}

/** Compares what was acknowledged with what the database holds. */
export async function lossesOf(databaseUrl: string, { logs, offers }: Acknowledged): Promise<Losses> {
  const reader = await readDatabase(databaseUrl);
  try {
    const heldLogs = await reader.rows('SELECT id, company_name AS name FROM api_logs');
    const heldOffers = await reader.rows('SELECT id, client_name AS name FROM offers');
    const names = heldOffers.map(({ name }) => name);
    return {
      lostLogs: missing(logs, heldLogs),
      lostOffers: missing(offers, heldOffers),
      repeatedOffers: names.length - new Set(names).size,
      halves:
        (await countOf(reader, 'SELECT COUNT(*) FROM offer_quotes WHERE offer_id NOT IN (SELECT id FROM offers)')) +
        (await countOf(reader, 'SELECT COUNT(*) FROM offers WHERE id NOT IN (SELECT offer_id FROM offer_quotes)')),
    };
  } finally {
    await reader.close();
  }
}

type Held = readonly Readonly<Record<string, unknown>>[];

function missing(promised: ReadonlyMap<number | string, string>, held: Held): number {
  const names = new Map(held.map(({ id, name }) => [String(id), name]));
  return [...promised].filter(([id, name]) => names.get(String(id)) !== name).length;
}
