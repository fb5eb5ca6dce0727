/** Lets one holder in at a time, in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; answers the function that gives the turn back. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = withResolver();
    const previous = this.#last;
    this.#last = previous.then(() => promise);
    await previous;
    return resolve;
  }
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
