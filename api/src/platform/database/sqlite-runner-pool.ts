import type { DataSource, Driver, QueryRunner } from 'typeorm';
import { Mutex } from 'async-mutex';

type SharedRunnerDriver = { queryRunner: QueryRunner | undefined };

/**
 * Gives each unit of work its own turn on the one SQLite connection. TypeORM shares a single runner instead, so that
 * one request's rollback undoes what another was told is saved. Here a runner waits for the connection at its first
 * query and gives it back in `release()`. Work inside a transaction must therefore use that transaction's manager only.
 */
export function poolQueryRunners(dataSource: DataSource): void {
  const driver = dataSource.driver as Driver & SharedRunnerDriver;
  const createShared = driver.createQueryRunner.bind(driver);
  const mutex = new Mutex();
  driver.createQueryRunner = (mode) => {
    driver.queryRunner = undefined;
    const runner = createShared(mode);
    driver.queryRunner = undefined;
    return takingTurns(runner, mutex);
  };
}

function takingTurns(runner: QueryRunner, mutex: Mutex): QueryRunner {
  let turn: Promise<() => void> | undefined;
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  const release = runner.release.bind(runner);
  runner.query = async (...parameters: unknown[]) => {
    turn ??= mutex.acquire();
    await turn;
    return query(...parameters) as never;
  };
  runner.release = async () => {
    const held = turn;
    turn = undefined;
    await release();
    (await held)?.();
  };
  return runner;
}
