import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give out themselves, to callers and to servers that ask for any. */
const [lowest, afterHighest] = [12_000, 32_000];

/**
 * A port that nobody listens on. No other server is given it by chance while a test has closed its own for a time, and no
 * call to the closed port comes from it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, afterHighest);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
