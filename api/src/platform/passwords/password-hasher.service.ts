import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../errors/problem.error.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { BoundedQueue, QueueFullError } from '../rate-limit/bounded-queue.js';

/**
 * argon2id (the library's default) at the cost that OWASP gives: 19 MiB, two passes, one lane; 10-12 ms on one core.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Waiting hashes; at 12 ms each the last of them waits about a second and a half on one core. */
const longestQueue = 128;

/** Hashes and checks passwords, leaving a core to everything else. Throws `busy` when too many wait already. */
@Injectable()
export class PasswordHasherService {
  readonly #queue = new BoundedQueue(Math.max(1, availableParallelism() - 1), longestQueue);
  #decoy: Promise<string> | undefined;

  constructor(metrics: MetricsService) {
    metrics.states('password_checks', 'Password checks that run, and that wait for a core', () => this.#queue.load);
  }

  hash(password: string): Promise<string> {
    return this.#bounded(() => hash(password, cost));
  }

  /**
   * Whether the password is the hash's. Without a hash the answer is false after the same work, so that timing does not
   * reveal which users exist.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= hash(randomBytes(24).toString('base64'), cost);
    const against = passwordHash ?? (await this.#decoy);
    const right = await this.#bounded(() => verify(against, password));
    return right && passwordHash !== undefined;
  }

  async #bounded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#queue.run(work);
    } catch (error) {
      throw error instanceof QueueFullError ? new ProblemError('busy', { retryAfterSeconds: 2 }) : error;
    }
  }
}
