import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CONFIG, type Config } from '../config/config.js';
import { loggableError } from '../errors/loggable-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';

/** Whether the process is on its way out: then it is not ready, and keeps no connection open for another request. */
@Injectable()
export class Lifecycle {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}

/** Milliseconds after the signal at which requests that are still under way are broken off… */
const closeConnectionsMs = 8_000;

/** …and at which the process exits, whatever hangs: orchestrators kill after ten seconds. */
export const exitMs = 9_500;

/** From one look for connections that wait for another request to the next. */
const idleEveryMs = 50;

/**
 * On a stop signal: not ready any more, served as before for `DRAIN_SECONDS`, so that proxies notice; then requests
 * under way finish, the database closes, exit with 0, within ten seconds in all. Ctrl-C comes from a terminal, with no
 * proxy in between: nothing is waited for.
 */
export function stopOnSignal(app: NestExpressApplication): void {
  const lifecycle = app.get(Lifecycle);
  const { drainSeconds } = app.get<Config>(CONFIG);
  const stop = (drainMs: number): void => {
    if (lifecycle.stopping) return;
    lifecycle.stop();
    void drainAndExit(app, drainMs);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(drainSeconds * 1_000));
}

/** What an idle event loop does: turns of less than so many milliseconds, so many one after the other. */
const idle = { turnMs: 0.1, turns: 3 } as const;

/** Turns of the event loop that are waited for an idle moment at most. */
const patience = 1_000;

/**
 * Waits for a moment in which nobody waits to be accepted. Connections that the system has taken for the port and the
 * process has not accepted yet are reset when the port is closed: those that came during this turn of the event loop. A
 * proxy must not repeat what was sent on them, if it changes something.
 */
async function idleMoment(): Promise<void> {
  for (let turn = 0, idleTurns = 0; turn < patience && idleTurns < idle.turns; turn += 1) {
    const start = performance.now();
    await nextTurn();
    idleTurns = performance.now() - start < idle.turnMs ? idleTurns + 1 : 0;
  }
}

async function drainAndExit(app: NestExpressApplication, drainMs: number): Promise<void> {
  const server = app.getHttpServer();
  setTimeout(() => server.closeAllConnections(), closeConnectionsMs);
  setTimeout(() => process.exit(0), exitMs);
  await pause(drainMs);
  await idleMoment();
  // Nest would stop listening only once all modules have finished what they are doing.
  server.close();
  setInterval(() => server.closeIdleConnections(), idleEveryMs);
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    // As the log writes errors: one of the database quotes the values of its statement.
    app.get<Logger>(LOGGER).error({ error: loggableError(error) }, 'could not stop cleanly');
    process.exit(1);
  }
}
