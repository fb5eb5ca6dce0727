/** `node --import tsx process.ts <port> <port of its control>`: the fake as a process of its own, for a browser's journeys. */
import { FakeSmtp } from './fake-smtp.js';

await FakeSmtp.start({ port: Number(process.argv[2]), controlPort: Number(process.argv[3]) });
