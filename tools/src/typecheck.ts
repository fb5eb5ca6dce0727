/** The types of all code, as two programs: what runs in browsers, and what runs in Node. */
import { exitCode, typescriptCompiler } from './workspace/commands.js';

let failed = false;
for (const project of ['tsconfig.browser.json', 'tsconfig.node.json']) {
  failed = (await exitCode(process.execPath, [typescriptCompiler, '-p', project])) !== 0 || failed;
}
process.exit(failed ? 1 : 0);
