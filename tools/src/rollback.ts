/** `npm run rollback -- <app>`: makes the previous release of one app live again. */
import { rollBackApp } from './release/rollback.js';
import { refuse } from './workspace/commands.js';
import { releaseFolder } from './workspace/root.js';

await rollBackApp(releaseFolder, process.argv[2]).catch(refuse);
