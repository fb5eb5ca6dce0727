/** `node process.mjs <port>`: the stand-in as a process of its own, for a browser's journeys. */
import { ChatStandIn } from './chat-stand-in.mjs';

await ChatStandIn.start(Number(process.argv[2]));
