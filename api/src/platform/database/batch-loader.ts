import DataLoader from 'dataloader';
import pTimeout from 'p-timeout';

/** Milliseconds for which a batch waits at most for the one before it: one slow query delays nobody for long. */
const maxWaitMs = 50;

/** Keys of one batch. */
const maxBatchSize = 100;

/** In the order of the keys. Values that are read one by one may each be pending, or fail. */
type Values<Value> = readonly (Value | Promise<Value>)[];

/**
 * Batches concurrent reads into one query (ADR 19). If no batch is running, the query starts immediately; keys that
 * arrive while a batch runs go into the next one. Nothing is cached: a value is always read after it was asked for, so
 * that it reflects every earlier write.
 */
export class BatchLoader<Key, Value> {
  readonly #loader: DataLoader<Key, Value>;
  #running: Promise<unknown> = Promise.resolve();

  /**
   * @param loadAll gets each key once; what it throws, all callers of the batch get
   * @param identityOf equal for keys that mean the same; the key itself without it
   */
  constructor(
    private readonly loadAll: (keys: readonly Key[]) => Values<Value> | Promise<Values<Value>>,
    private readonly identityOf: (key: Key) => unknown = (key) => key,
  ) {
    this.#loader = new DataLoader((keys) => this.#loadBatch(keys), {
      cache: false,
      maxBatchSize,
      // After the turn: requests that have arrived by now join the batch.
      batchScheduleFn: (dispatch) => void this.#previousBatch().then(() => setImmediate(dispatch)),
    });
  }

  load(key: Key): Promise<Value> {
    return this.#loader.load(key);
  }

  #previousBatch(): Promise<unknown> {
    return pTimeout(this.#running, { milliseconds: maxWaitMs, fallback: () => undefined });
  }

  async #loadBatch(keys: readonly Key[]): Promise<Value[]> {
    const distinct = new Map(keys.map((key) => [this.identityOf(key), key]));
    const loading = Promise.resolve(this.loadAll([...distinct.values()]));
    // The callers get the error; the next batch only waits for the end.
    this.#running = loading.then((values) => Promise.allSettled(values)).catch(() => undefined);
    const values = await loading;
    const found = new Map([...distinct.keys()].map((identity, index) => [identity, values[index]]));
    // The loader awaits values that are pending.
    return keys.map((key) => found.get(this.identityOf(key)) as Value);
  }
}
