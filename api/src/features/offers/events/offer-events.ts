import { Inject, Injectable } from '@nestjs/common';
import type { OfferAction } from '@programme/contracts';
import type { Transaction } from '../../../platform/database/sql.js';
import { loggableError } from '../../../platform/errors/loggable-error.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferEventChainRepository } from './offer-event-chain.repository.js';
import type { OfferEventOf, OfferOpened, OfferSubscriber, Told, ToldAction } from './offer-subscriber.js';

/** What a command tells while it runs. */
export type Recorder = {
  /** Appends an event to the offer's chain, and has its subscribers write what follows. Answers its sequence. */
  readonly record: <Action extends OfferAction>(event: OfferEventOf<Action>) => Promise<number>;
  /** The same for what is no event of the chain. */
  readonly announce: (news: OfferOpened) => Promise<void>;
};

type Work<Answer> = (transaction: Transaction, recorder: Recorder) => Promise<Answer>;

type Later = () => Promise<void> | void;

/**
 * The only way to change an offer (docs/adr/0034): a command writes its rows and records its event, and subscribers write
 * theirs, in one transaction. What may fail follows after the commit.
 */
@Injectable()
export class OfferEvents {
  #subscribers: readonly OfferSubscriber[] = [];

  constructor(
    private readonly offers: OfferRepository,
    private readonly chain: OfferEventChainRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Adds a subscriber, from its `onModuleInit`. Throws for a name that is known. */
  subscribe(subscriber: OfferSubscriber): void {
    if (this.#subscribers.some(({ name }) => name === subscriber.name))
      throw new Error(`There is a subscriber called ${subscriber.name} already`);
    this.#subscribers = [...this.#subscribers, subscriber].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Runs a command about an offer, whose row it locks first. */
  command<Answer>(offerId: string, work: Work<Answer>): Promise<Answer> {
    return this.#run((transaction) => this.offers.transactionOn(offerId, transaction), work);
  }

  /** Runs a command that makes an offer, or changes no row of one: there is nothing to lock. */
  commandWithoutLock<Answer>(work: Work<Answer>): Promise<Answer> {
    return this.#run((transaction) => this.offers.transaction(transaction), work);
  }

  async #run<Answer>(
    inTransaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>,
    work: Work<Answer>,
  ): Promise<Answer> {
    const { answer, later } = await inTransaction(async (transaction) => {
      // Of this attempt: a transaction that the server breaks off is repeated from its beginning.
      const begun: Later[] = [];
      return { answer: await work(transaction, this.#recorder(transaction, begun)), later: begun };
    });
    for (const one of later) await this.#attempt(one);
    return answer;
  }

  #recorder(transaction: Transaction, later: Later[]): Recorder {
    return {
      record: async (event) => {
        // It picks what it stores.
        const sequence = await this.chain.append(transaction, { ...event, offerId: event.offer.id });
        await this.#tell(transaction, { ...event, sequence } as Told<ToldAction>, later);
        return sequence;
      },
      announce: (news) => this.#tell(transaction, news, later),
    };
  }

  async #tell(transaction: Transaction, told: Told<ToldAction>, later: Later[]): Promise<void> {
    for (const { inTransaction, afterCommit } of this.#subscribers) {
      await (inTransaction?.[told.action] as Writes | undefined)?.(transaction, told);
      const after = afterCommit?.[told.action] as Does | undefined;
      if (after) later.push(() => after(told));
    }
  }

  async #attempt(work: Later): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ error: loggableError(error) }, 'what follows from a command on an offer failed');
    }
  }
}

/** The types of a table by action do not follow an action that is known at run time only. */
type Writes = (transaction: Transaction, told: Told<ToldAction>) => Promise<void>;
type Does = (told: Told<ToldAction>) => Promise<void> | void;
