import PQueue from 'p-queue';

/** Thrown when the queue is full: the caller should answer "busy" at once rather than late. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `concurrency` tasks at a time, and lets at most `maxWaiting` more wait. */
export class BoundedQueue {
  readonly #queue: PQueue;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
  ) {
    this.#queue = new PQueue({ concurrency });
  }

  /** Tasks that run and that wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#queue.pending, waiting: this.#queue.size };
  }

  /** Throws `QueueFullError`, and what the task throws. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const { concurrency, pending, size } = this.#queue;
    if (pending >= concurrency && size >= this.maxWaiting) throw new QueueFullError();
    return this.#queue.add(task);
  }
}
