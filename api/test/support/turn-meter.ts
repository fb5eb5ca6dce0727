import type { DataSource, Driver } from 'typeorm';

/** The most that was done with a SQLite database, in which nothing else in the process runs. */
export type Busiest = {
  /** Statements between two turns of the event loop. */
  readonly statements: number;
  /** Rows that one statement read or changed, with those that went with them. */
  readonly rows: number;
};

type Query = (sql: string, ...others: unknown[]) => Promise<unknown>;

const realNow = performance.now.bind(performance);

/**
 * Measures how long SQLite keeps the event loop by what it does: the same on every machine, however busy it is. The
 * process's own clock stands still but for a millisecond that each statement takes, until `stop`.
 */
export class TurnMeter {
  readonly #driver: Driver;
  readonly #create: Driver['createQueryRunner'];
  #sinceTurn = 0;
  #most = { statements: 0, rows: 0 };

  constructor({ driver }: DataSource) {
    this.#driver = driver;
    this.#create = driver.createQueryRunner.bind(driver);
    let now = performance.now();
    performance.now = () => now;
    let changes: number | undefined;
    const changesSoFar = async (query: Query) => ((await query('SELECT total_changes() AS n')) as [{ n: number }])[0].n;
    driver.createQueryRunner = (mode) => {
      const runner = this.#create(mode);
      const query = runner.query.bind(runner) as Query;
      runner.query = async (sql: string, ...others: unknown[]) => {
        const before = (changes ??= await changesSoFar(query));
        const result = await query(sql, ...others);
        now += 1;
        // At once: the pool may give the others their turn before the next query.
        this.#countStatement(result);
        if (/^(INSERT|UPDATE|DELETE)/.test(sql)) changes = await changesSoFar(query);
        this.#countRows(changes - before);
        return result as never;
      };
      return runner;
    };
  }

  stop(): void {
    performance.now = realNow;
    this.#driver.createQueryRunner = this.#create;
  }

  async busiest(work: () => PromiseLike<unknown>): Promise<Busiest> {
    this.#sinceTurn = 0;
    this.#most = { statements: 0, rows: 0 };
    let isOver = false;
    const turn = () => {
      this.#sinceTurn = 0;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await work();
    isOver = true;
    return this.#most;
  }

  #countStatement(result: unknown): void {
    this.#sinceTurn += 1;
    this.#most.statements = Math.max(this.#most.statements, this.#sinceTurn);
    // TypeORM's own statements answer an object around the rows.
    const found = (result as { records?: unknown[] } | undefined)?.records ?? result;
    this.#countRows(Array.isArray(found) ? found.length : 0);
  }

  #countRows(rows: number): void {
    this.#most.rows = Math.max(this.#most.rows, rows);
  }
}
