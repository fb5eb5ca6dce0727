/** After a sign of life a reader counts as active for so long: reading a price takes no clicks. Milliseconds. */
const attentionMs = 30_000;

/**
 * Adds up how long somebody was looking at a page: while it is visible, from each sign of life until their attention runs
 * out. Takes the time in milliseconds from a clock that never goes back.
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
