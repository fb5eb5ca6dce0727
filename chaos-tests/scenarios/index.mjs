import { absentDatabase } from './drills/absent-database.mjs';
import { attacks } from './drills/attacks.mjs';
import { brokenWire } from './drills/broken-wire.mjs';
import { chatAndSheet } from './drills/chat-and-sheet.mjs';
import { fullDisk } from './drills/full-disk.mjs';
import { fuzz } from './drills/fuzz.mjs';
import { killedApi } from './drills/killed-api.mjs';
import { killedDatabase } from './drills/killed-database.mjs';
import { memory } from './drills/memory.mjs';
import { migrating } from './drills/migrating.mjs';
import { passwordStorm } from './drills/password-storm.mjs';
import { rollingRestart } from './drills/rolling-restart.mjs';

/** In the order in which they run: quick ones first. */
export const drills = [
  migrating,
  absentDatabase,
  brokenWire,
  chatAndSheet,
  fullDisk,
  passwordStorm,
  attacks,
  rollingRestart,
  killedDatabase,
  killedApi,
  fuzz,
  memory,
];
