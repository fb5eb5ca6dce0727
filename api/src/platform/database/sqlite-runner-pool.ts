import { setImmediate } from 'node:timers/promises';
import type { DataSource, Driver, QueryRunner } from 'typeorm';
import { Mutex } from 'async-mutex';

type SharedRunnerDriver = { queryRunner: QueryRunner | undefined };

/**
 * Milliseconds of statements after which other things have their turn. libsql answers without a pause, so that a chain of
 * statements would never come back to the event loop, and nobody's call would be read meanwhile.
 */
const longestRunMs = 10;

/**
 * Gives each unit of work its own turn on the one SQLite connection. TypeORM shares a single runner instead, so that
 * one request's rollback undoes what another was told is saved. Here a runner waits for the connection at its first
 * query and gives it back in `release()`. Work inside a transaction must therefore use that transaction's manager only.
 */
export function poolQueryRunners(dataSource: DataSource): void {
  const driver = dataSource.driver as Driver & SharedRunnerDriver;
  const createShared = driver.createQueryRunner.bind(driver);
  const mutex = new Mutex();
  let lastPause = performance.now();
  const pause = async () => {
    if (performance.now() - lastPause < longestRunMs) return;
    await setImmediate();
    lastPause = performance.now();
  };
  driver.createQueryRunner = (mode) => {
    driver.queryRunner = undefined;
    const runner = createShared(mode);
    driver.queryRunner = undefined;
    return takingTurns(runner, mutex, pause);
  };
}

function takingTurns(runner: QueryRunner, mutex: Mutex, pause: () => Promise<void>): QueryRunner {
  let turn: Promise<() => void> | undefined;
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  const release = runner.release.bind(runner);
  runner.query = async (...parameters: unknown[]) => {
    turn ??= mutex.acquire();
    await turn;
    await pause();
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
