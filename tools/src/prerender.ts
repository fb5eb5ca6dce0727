/**
 * `node tools/dist/prerender.js <address> …`: prerenders pages whenever prices come into force, until it is ended. The
 * addresses are those of the processes of one API, such as `http://127.0.0.1:3000`. `npm start` does the same.
 */
import { watchPriceBook } from './prerendering/price-book-watcher.js';
import { refuse } from './workspace/commands.js';
import { releaseFolder } from './workspace/root.js';

const addresses = process.argv.slice(2);
if (addresses.length === 0 || !addresses.every((address) => URL.canParse(address)))
  refuse(new Error('Name the address of the API, such as http://127.0.0.1:3000'));

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
await watchPriceBook({ folder: releaseFolder, addresses, signal: stop.signal });
// A kept connection would delay the end.
process.exit(0);
