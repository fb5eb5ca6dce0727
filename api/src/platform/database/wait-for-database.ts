import { setTimeout as pause } from 'node:timers/promises';
import { databaseErrorCode, isDatabaseAway } from '../errors/database-error.js';

/** From one try to the next. */
const everyMs = 1_000;

type Patience = {
  /** For how long a database that is away is waited for; 0 tries once. */
  readonly seconds: number;
  /** Called after each try that found nobody, with the engine's code. */
  readonly onAway: (code: string) => void;
};

/**
 * Opens a database that may still be starting: whoever starts all parts at once has them wait for each other. Throws the
 * last try's error when the time is over, and any other error at once: waiting heals no wrong password.
 */
export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  { seconds, onAway }: Patience,
): Promise<Opened> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + everyMs > end) throw error;
      onAway(databaseErrorCode(error) ?? 'unknown');
      await pause(everyMs);
    }
  }
}
