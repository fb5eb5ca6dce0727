import type { NestExpressApplication } from '@nestjs/platform-express';
import { Lifecycle } from './lifecycle.js';

/** How long requests that are under way may take to finish. */
const drainMs = 10_000;

/** On Ctrl-C or a stop signal: not ready any more, requests under way finish, the database closes, exit with 0. */
export function stopOnSignal(app: NestExpressApplication): void {
  const stop = (): void => {
    const lifecycle = app.get(Lifecycle);
    if (lifecycle.stopping) return;
    lifecycle.stop();
    void drainAndExit(app);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function drainAndExit(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer();
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  try {
    await app.close();
    process.exitCode = 0;
  } catch (error) {
    console.error('Could not stop cleanly:', error);
    process.exitCode = 1;
  } finally {
    clearTimeout(late);
    process.exit();
  }
}
