import { absentDatabase } from './absent-database.js';
import { attacks } from './attacks.js';
import { brokenNetwork } from './broken-network.js';
import { chatAndSheet } from './chat-and-sheet.js';
import { decidedOffers } from './decided-offers.js';
import { fullDisk } from './full-disk.js';
import { fuzz } from './fuzz.js';
import { killedApi } from './killed-api.js';
import { killedDatabase } from './killed-database.js';
import { memory } from './memory.js';
import { concurrentMigrations } from './concurrent-migrations.js';
import { passwordStorm } from './password-storm.js';
import { rollingRestart } from './rolling-restart.js';

/** In the order in which they run: quick ones first. */
export const scenarios = [
  concurrentMigrations,
  absentDatabase,
  brokenNetwork,
  chatAndSheet,
  fullDisk,
  passwordStorm,
  attacks,
  decidedOffers,
  rollingRestart,
  killedDatabase,
  killedApi,
  fuzz,
  memory,
];
