import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../clock/clock.js';
import type { Transaction } from '../database/sql.js';
import { ProblemError } from '../errors/problem.error.js';
import { JobScheduler } from '../jobs/job-scheduler.js';
import { SecretBox } from '../secrets/secret-box.js';
import { IdempotentRequestRepository } from './idempotent-request.repository.js';

/**
 * The header `Idempotency-Key`: 1 to 200 printable characters, or none. Throws `malformed-request` for anything else.
 */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const key = context.switchToHttp().getRequest<Request>().get('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ProblemError('malformed-request');
});

/** A call that may be sent again and must be done once. */
export type RepeatableCall = {
  /** Whose call it is: a user's id, or what several callers share. */
  readonly caller: string;
  /** The caller's `Idempotency-Key`. */
  readonly key: string;
  readonly body: unknown;
};

/** How a call is answered. */
type Answers<Kept, Answer> = {
  /** Does the work, and keeps in its transaction what a repetition is answered from. */
  readonly first: () => Promise<Answer>;
  /** Answers a repetition, as things stand now: what was answered at first may be true no more. */
  readonly again: (kept: Kept) => Promise<Answer>;
};

/** Calls are kept for a day; clients retry within seconds. */
const keptMs = 24 * 3_600_000;

const digest = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Does a repeated call once, however many of them come at once. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly requests: IdempotentRequestRepository,
    private readonly box: SecretBox,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    const removeOld = () => requests.removeBefore(new Date(clock.now().getTime() - keptMs));
    jobs.schedule({ name: 'idempotent-request-retention', run: removeOld });
  }

  /** What is kept of this call, if it was made before. Throws `idempotency-conflict` when it had another body. */
  async #kept<Kept>(call: RepeatableCall): Promise<Kept | undefined> {
    const id = idOf(call);
    const request = await this.requests.find(id);
    if (!request) return undefined;
    if (request.bodyDigest !== bodyOf(call)) throw new ProblemError('idempotency-conflict');
    const answer = this.box.open(request.answer, id);
    // Sealed under a secret that is gone: the call cannot be told from one with the same key.
    if (answer === null) throw new ProblemError('idempotency-conflict');
    return JSON.parse(answer) as Kept;
  }

  /**
   * Keeps what `again` gets, in the transaction that brings it about, which fails if the call was made meanwhile: what does
   * not change, such as an id.
   */
  async keep(transaction: Transaction, call: RepeatableCall, kept: object): Promise<void> {
    const id = idOf(call);
    await this.requests.insert(transaction, {
      id,
      bodyDigest: bodyOf(call),
      answer: this.box.seal(JSON.stringify(kept), id),
      createdAt: this.clock.now(),
    });
  }

  /** Does the work, unless the call was made before or is being made. */
  async once<Kept, Answer>(call: RepeatableCall, { first, again }: Answers<Kept, Answer>): Promise<Answer> {
    const before = await this.#kept<Kept>(call);
    if (before !== undefined) return again(before);
    try {
      return await first();
    } catch (error) {
      // The key is taken, or what the call found was already what it has brought about.
      const meanwhile = await this.#kept<Kept>(call);
      if (meanwhile === undefined) throw error;
      return again(meanwhile);
    }
  }
}

const idOf = ({ caller, key }: RepeatableCall): string => digest(caller, key);
const bodyOf = ({ body }: RepeatableCall): string => digest(JSON.stringify(body));
