/** `npm run db:migrate`, `db:backup`, `db:restore`: the API's own commands, built first where they are not. */
import { join } from 'node:path';
import { build, ensureInstalled, exitCode, root } from './workspace.mjs';

await ensureInstalled();
await build('@programme/api');
const [command, ...parameters] = process.argv.slice(2);
process.exit(await exitCode(process.execPath, [join(root, `api/dist/database/commands/${command}.js`), ...parameters]));
