import type { Socket } from 'node:net';
import type { PoolConnection } from 'mysql2';
import pTimeout from 'p-timeout';
import type { DataSource, Driver, QueryRunner } from 'typeorm';
import { databaseErrorCode, DatabaseBusyError, isWriteRefused, statementTimedOut } from '../errors/database-error.js';

/** How long a unit of work waits for one of the pool's connections. */
const waitMs = 5_000;

/** A connection that was idle for longer is pinged before it is used… */
const freshMs = 1_000;

/** …and has so many milliseconds to answer. */
const pingMs = 500;

/**
 * Milliseconds that one statement may take. The server is told to give up a little earlier itself: then its own words
 * say why, and nothing goes on there that nobody waits for.
 */
export const statementMs = 5_000;

/** Session settings of each new connection, by server. */
const limitsOf = {
  mariadb: 'SET SESSION max_statement_time = 4.5, innodb_lock_wait_timeout = 4',
  mysql: 'SET SESSION max_execution_time = 4500, innodb_lock_wait_timeout = 4',
} as const;

/** What the pool says, without a code, when too many wait already. */
const queueIsFull = 'Queue limit reached.';

type Connection = PoolConnection & { readonly lastActiveTime: number; readonly stream: Socket };

type ServerDriver = { obtainMasterConnection: () => Promise<Connection> };

/**
 * Bounds every wait for the database server. Nobody waits longer than five seconds for a connection, connections that
 * went dead while idle are found out before they cost a request an error, and one whose answer is late is closed:
 * whatever it still says would be taken for the answer to somebody else's question. So is one whose user may not write:
 * it would keep to that when the right is back.
 */
export function boundWaits(dataSource: DataSource): void {
  const driver = dataSource.driver as Driver & ServerDriver;
  const obtain = driver.obtainMasterConnection.bind(driver);
  const limits = limitsOf[dataSource.options.type as keyof typeof limitsOf];
  const known = new WeakSet<Connection>();
  driver.obtainMasterConnection = () => withTimeout(obtainWorking(obtain, limits, known));
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => closingLate(create(mode));
}

async function obtainWorking(
  obtain: () => Promise<Connection>,
  limits: string,
  known: WeakSet<Connection>,
): Promise<Connection> {
  for (;;) {
    const connection = await obtain().catch((error: unknown) => {
      throw error instanceof Error && error.message === queueIsFull ? new DatabaseBusyError(error) : error;
    });
    const fresh = known.has(connection) && Date.now() - connection.lastActiveTime <= freshMs;
    if (fresh || (await answers(connection, limits))) {
      known.add(connection);
      return connection;
    }
    close(connection);
  }
}

/** Asks something harmless; a new connection learns its limits by it. */
function answers(connection: Connection, limits: string): Promise<boolean> {
  return new Promise((resolve) => {
    connection.query({ sql: limits, timeout: pingMs }, (error) => resolve(error === null));
  });
}

/** A connection that comes too late is given back. Throws `DatabaseBusyError`. */
function withTimeout(connection: Promise<Connection>): Promise<Connection> {
  return pTimeout(connection, {
    milliseconds: waitMs,
    fallback: () => {
      connection.then(
        (late) => late.release(),
        () => undefined,
      );
      throw new DatabaseBusyError();
    },
  });
}

/** Also destroys the socket, which the driver keeps open until the server answers its quit command. */
function close(connection: Connection): void {
  connection.destroy();
  connection.stream.destroy();
}

function closingLate(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  runner.query = async (...parameters: unknown[]) => {
    try {
      return (await query(...parameters)) as never;
    } catch (error) {
      if (databaseErrorCode(error) === statementTimedOut || isWriteRefused(error))
        close((await runner.connect()) as Connection);
      throw error;
    }
  };
  return runner;
}
