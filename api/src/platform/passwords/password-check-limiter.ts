import { Injectable } from '@nestjs/common';
import { networkOf } from '../addresses/client-address.js';
import { VisitorAddressService } from '../addresses/visitor-address.service.js';
import { RateLimiter, type Limit } from '../rate-limit/rate-limiter.js';
import { tooMany } from '../errors/problem.error.js';
import { BoundedQueue, QueueFullError } from '../rate-limit/bounded-queue.js';

const minuteMs = 60_000;

/**
 * Of one network, over all processes: an office that logs in at nine stays far below, and one core checks forty times
 * as many.
 */
const checksAMinute: Limit = { name: 'password-checks', hits: 120, windowMs: minuteMs };

/** Of one network in one process: what is under way holds a connection to the database each, of ten. */
const atOnce = 4;

/** …and what waits for that. */
const mostWaiting = 120;

/** Retry-After of a call that found its network's queue full. */
const crowdedMs = 2_000;

/**
 * Stands before every check of a password that a stranger may ask for. Each costs a core 12 ms and leaves rows: without
 * a limit for networks, one of them could take all there is by trying ever new names (docs/adr/0007).
 */
@Injectable()
export class PasswordCheckLimiter {
  /** Networks with checks under way. */
  readonly #queues = new Map<string, BoundedQueue>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly addresses: VisitorAddressService,
  ) {}

  /** Does the work when its turn among the caller's network has come. Throws `too-many-attempts`. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const queue = this.#queues.get(network) ?? new BoundedQueue(atOnce, mostWaiting);
    this.#queues.set(network, queue);
    try {
      return await queue.run(() => this.#limited(address, work));
    } catch (error) {
      throw error instanceof QueueFullError ? tooMany('too-many-attempts', crowdedMs) : error;
    } finally {
      const { running, waiting } = queue.load;
      if (running + waiting === 0) this.#queues.delete(network);
    }
  }

  async #limited<T>(address: string, work: () => Promise<T>): Promise<T> {
    const waitMs = await this.limiter.consume(checksAMinute, this.addresses.networkKey(address));
    if (waitMs > 0) throw tooMany('too-many-attempts', waitMs);
    return work();
  }
}
