import type { DataSource, QueryRunner } from 'typeorm';
import { isDeadlock } from '../errors/database-error.js';

/**
 * Repeats once what the server has broken off because two were in each other's way: a transaction from its beginning, or
 * a statement outside of one. Nothing of it was written, so that its work, which writes to the database alone, may run
 * again. A second deadlock is the caller's: it is told to come again (503).
 */
export function repeatDeadlocked(dataSource: DataSource): void {
  const { manager, driver } = dataSource;
  const transaction = manager.transaction.bind(manager) as (...parameters: unknown[]) => Promise<unknown>;
  manager.transaction = ((...parameters: unknown[]) => repeated(() => transaction(...parameters))) as never;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => repeating(create(mode));
}

function repeating(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  runner.query = ((...parameters: unknown[]) =>
    runner.isTransactionActive ? query(...parameters) : repeated(() => query(...parameters))) as never;
  return runner;
}

async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return work();
  }
}
