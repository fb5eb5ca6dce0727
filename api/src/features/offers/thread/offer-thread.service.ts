import { Injectable } from '@nestjs/common';
import type { OfferAnswer, OfferMessage, OfferQuestion, User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/idempotency/idempotency.service.js';
import { RateLimiter, type Limit } from '../../../platform/rate-limit/rate-limiter.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEvents } from '../events/offer-events.js';
import type { UnlockedOffer } from '../gate/offer-gate.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { messageDigest, toMessage, type OfferMessageEntity } from './offer-message.entity.js';
import { OfferMessageRepository } from './offer-message.repository.js';
import { OfferThreadRepository } from './offer-thread.repository.js';

/** Of one browser that gave an offer's code. */
const questionsAMinute: Limit = { name: 'offer-questions', hits: 5, windowMs: 60_000 };

/** About one offer, by all who gave its code: each question writes to its creator. */
const questionsAnHour: Limit = { name: 'offer-questions-hourly', hits: 30, windowMs: 3_600_000 };

type Said = Pick<OfferMessageEntity, 'author' | 'name' | 'text'> & { readonly user: User | null };

/** Ends the transaction of a message that the offer takes no more. */
class NotTakenError extends Error {
  override readonly name = 'NotTakenError';
}

/** Takes clients' questions and what staff answer (docs/adr/0025). */
@Injectable()
export class OfferThreadService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly messages: OfferMessageRepository,
    private readonly threads: OfferThreadRepository,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The oldest first; an offer without messages costs no statement. */
  async of({ id, messageCount }: Pick<OfferEntity, 'id' | 'messageCount'>): Promise<OfferMessageEntity[]> {
    return messageCount === 0 ? [] : this.messages.findAll(id);
  }

  /**
   * Takes a client's question, once: a call with the key of an earlier one gets that one's answer. Throws
   * `idempotency-key-missing`, `too-many-requests`, `idempotency-conflict`, `offer-locked`; `offer-withdrawn`,
   * `awaiting-approval` and `thread-full` with the offer's state.
   */
  async ask({ offer, unlock }: UnlockedOffer, body: OfferQuestion, key: string | undefined): Promise<OfferMessage> {
    if (key === undefined) throw new ProblemError('idempotency-key-missing');
    await this.#limit(questionsAMinute, unlock.id);
    await this.#limit(questionsAnHour, offer.id);
    const call = { caller: `question ${offer.id}`, key, body };
    const said = { author: 'client', name: body.name?.trim() || null, text: body.text.trim() } as const;
    return this.#write(offer, call, { ...said, user: null }, (transaction, at) =>
      this.threads.asked(transaction, offer, at),
    );
  }

  /** Takes what staff answer or remark, once. Throws `not-found`, and as `ask` does but for the limits. */
  async answer(id: string, body: OfferAnswer, user: User, key: string | undefined): Promise<OfferMessage> {
    if (key === undefined) throw new ProblemError('idempotency-key-missing');
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    const call = { caller: `answer ${user.id} ${id}`, key, body };
    const said = { author: 'staff', name: user.username, text: body.text.trim() } as const;
    return this.#write(offer, call, { ...said, user }, (transaction) => this.threads.answered(transaction, id));
  }

  async #write(
    offer: OfferEntity,
    call: RepeatableCall,
    { user, ...said }: Said,
    take: (transaction: Transaction, at: Date) => Promise<boolean>,
  ): Promise<OfferMessage> {
    const work = () =>
      this.events.command(offer.id, async (transaction, { record }) => {
        const at = this.clock.now();
        // First: it locks the offer's row, so that messages and their events have one order.
        if (!(await take(transaction, at))) throw new NotTakenError();
        const answer = toMessage(await this.messages.insert(transaction, { offerId: offer.id, ...said, at }));
        await this.idempotency.keep(transaction, call, answer);
        const action = said.author === 'client' ? 'question-asked' : 'question-answered';
        const payload = { messageDigest: messageDigest(answer) };
        await record({ action, offer, at, user, payload, data: { text: said.text } });
        return answer;
      });
    return this.idempotency.once(call, {
      first: () =>
        work().catch((error: unknown) => {
          if (error instanceof NotTakenError) return this.#refuse(offer, said.author);
          throw error;
        }),
      // A message stays as it was written.
      again: (kept: OfferMessage) => Promise.resolve(kept),
    });
  }

  /** Throws what keeps a message out, as the offer stands now. */
  async #refuse(read: OfferEntity, author: Said['author']): Promise<never> {
    const offer = await this.offers.findWhole(read.id);
    if (!offer || offer.codeVersion !== read.codeVersion) throw new ProblemError('offer-locked');
    if (author === 'staff') await this.state.refuseUnlessAble('answer', offer);
    const isClosed = author === 'client' && offer.approvalRequestedAt !== null;
    const code = offer.withdrawnAt ? 'offer-withdrawn' : isClosed ? 'awaiting-approval' : 'thread-full';
    throw new ProblemError(code, { state: await this.state.stateOf(offer) });
  }

  async #limit(limit: Limit, key: string): Promise<void> {
    const waitMs = await this.limiter.consume(limit, key);
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
  }
}
