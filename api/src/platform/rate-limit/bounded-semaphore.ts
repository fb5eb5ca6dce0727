/** Thrown when the queue is full: the caller should answer "busy" at once rather than late. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `slots` pieces of work at a time, and lets at most `queueLimit` more wait. */
export class BoundedSemaphore {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(
    private readonly slots: number,
    private readonly queueLimit: number,
  ) {
    this.#free = slots;
  }

  /** Pieces of work that run and that wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.slots - this.#free, waiting: this.#waiting.length };
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.queueLimit) throw new QueueFullError();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
