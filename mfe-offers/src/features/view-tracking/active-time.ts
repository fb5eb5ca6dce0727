/** Milliseconds for which a reader counts as active after an interaction. */
const attentionMs = 30_000;

/**
 * Measures active time on a page: while it is visible, from each interaction until the timeout. Expects milliseconds of
 * a monotonic clock.
 */
export class ActiveTime {
  #total = 0;
  #countedUntil: number;
  #activeUntil: number;

  /** @param now the page is visible from now on */
  constructor(now: number) {
    this.#countedUntil = now;
    this.#activeUntil = now + attentionMs;
  }

  /** The reader moved, scrolled, typed, or came back to the page. */
  signOfLife(now: number): void {
    this.#count(now);
    this.#activeUntil = now + attentionMs;
  }

  /** Nobody sees the page any more. */
  hidden(now: number): void {
    this.#count(now);
    this.#activeUntil = now;
  }

  /** Milliseconds up to now. */
  total(now: number): number {
    this.#count(now);
    return this.#total;
  }

  #count(now: number): void {
    this.#total += Math.max(0, Math.min(now, this.#activeUntil) - this.#countedUntil);
    this.#countedUntil = Math.max(now, this.#countedUntil);
  }
}
