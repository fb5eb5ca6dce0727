/** `npm run db:migrate`, `db:verify`, `db:backup`, `db:restore`: the API's own commands, built first if they changed. */
import { join } from 'node:path';
import { buildNodePackages } from './workspace/build.js';
import { exitCode } from './workspace/commands.js';
import { root } from './workspace/root.js';

await buildNodePackages();
const [command, ...parameters] = process.argv.slice(2);
process.exit(await exitCode(process.execPath, [join(root, `api/dist/app/commands/${command}.js`), ...parameters]));
