import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { firstPortVariable, lowestPort, portsOfBlock } from './ports.js';

/** Chromium opens no page at port 3659. */
const blocks = 16;

/**
 * Takes the first block of ports that nobody uses, for this process and those that it starts.
 *
 * @returns what gives it back
 */
export async function takePorts(): Promise<() => void> {
  for (let block = 0; block < blocks; block++) {
    const first = lowestPort + block * portsOfBlock;
    const last = first + portsOfBlock - 1;
    // Held as long as the run lasts: another run that looks at the same block finds it taken.
    const claim = await listening(last);
    if (!claim) continue;
    if (await areFree(first, last)) {
      process.env[firstPortVariable] = String(first);
      return () => claim.close();
    }
    claim.close();
  }
  throw new Error(`No ${portsOfBlock} ports in a row are free, from ${lowestPort} on`);
}

async function areFree(first: number, end: number): Promise<boolean> {
  for (let port = first; port < end; port++) {
    const server = await listening(port);
    if (!server) return false;
    server.close();
    await once(server, 'close');
  }
  return true;
}

/** A server at all addresses of a port, or undefined where there is one at any of them. */
async function listening(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
