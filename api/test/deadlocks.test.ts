import type { EntityManager } from 'typeorm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseErrorCode } from '../src/platform/errors/database-error.js';
import { engines } from './support/engines.js';
import { withServer } from './support/with-server.js';

/** SQLite runs one transaction after the other: none waits for another. */
describe.each(engines.slice(1))('two transactions in each other’s way on $name', (engine) => {
  const server = withServer(engine);
  let runs = 0;

  beforeEach(() => (runs = 0));

  const touch = (manager: EntityManager, id: number) =>
    manager.query('UPDATE write_checks SET at = UTC_TIMESTAMP(3) WHERE id = ?', [id]);

  /** Locks one row, waits until the opposite transaction has its own for the first time, and locks that. */
  function crossing([first, second]: readonly [number, number]) {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const run = (other: Promise<void>) =>
      server().database.transaction(async (manager) => {
        runs += 1;
        await touch(manager, first);
        arrive();
        await other;
        await touch(manager, second);
      });
    return { arrived, run };
  }

  it('both succeed: the one that was broken off begins again', async () => {
    await server().database.query("INSERT INTO write_checks VALUES (11, '2026-01-01'), (12, '2026-01-01')");
    const [one, other] = [crossing([11, 12]), crossing([12, 11])];
    await Promise.all([one.run(other.arrived), other.run(one.arrived)]);
    expect(runs).toBe(3);
  });

  it('an error of the work itself is not repeated', async () => {
    const work = server().database.transaction(async (manager) => {
      runs += 1;
      await manager.query('SELECT * FROM no_such_table');
    });
    expect(databaseErrorCode(await work.catch((error: unknown) => error))).toBe('ER_NO_SUCH_TABLE');
    expect(runs).toBe(1);
  });
});
