import type { RestorableSchema } from '../../platform/backup/restore-options.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import { settleRestored } from './settle-restored.js';

/** The tables of all features. */
export const schema: RestorableSchema = { entities, migrations, settleRestored };
