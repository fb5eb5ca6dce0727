import { absentDatabase } from './drills/absent-database.mjs';
import { brokenWire } from './drills/broken-wire.mjs';
import { killedApi } from './drills/killed-api.mjs';
import { killedDatabase } from './drills/killed-database.mjs';
import { migrating } from './drills/migrating.mjs';
import { rollingRestart } from './drills/rolling-restart.mjs';

/** In the order in which they run. */
export const drills = [migrating, absentDatabase, brokenWire, rollingRestart, killedDatabase, killedApi];
