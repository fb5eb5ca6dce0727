/** `node --import tsx process.ts <port>`: the fake Slack as a process of its own, for a browser's journeys. */
import { FakeSlack } from './fake-slack.js';

await FakeSlack.start(Number(process.argv[2]));
