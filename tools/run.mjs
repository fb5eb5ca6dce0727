/**
 * `node tools/run.mjs <module> [parameters]`: runs one of the repository's TypeScript programs, which it names from the
 * root and without an extension. Installs the packages first when they are missing or older than the lockfile, and so
 * uses nothing but Node until then. What runs the product needs two thirds of them; the others come with the first program
 * for development.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Programs that run and release the product. */
const forProduction = ['start', 'release', 'rollback', 'releases', 'database'].map((name) => `tools/src/${name}`);

const root = new URL('../', import.meta.url);
const modifiedAt = (path) => statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? -1;

const [program] = process.argv.splice(2, 1);
const isCurrent = modifiedAt('node_modules/.package-lock.json') >= modifiedAt('package-lock.json');
const hasDevelopment = existsSync(new URL('node_modules/jest', root));

if (!isCurrent) {
  if (hasDevelopment || !forProduction.includes(program)) install('all packages (1 to 2 minutes)', 'ci');
  else install('the packages that the product needs (about 40 s)', 'ci', '--omit=dev');
} else if (!hasDevelopment && !forProduction.includes(program)) {
  install('the packages for development, once (about 40 s)', 'install', '--no-save');
}

const { register } = await import('tsx/esm/api');
register();
await import(new URL(`${program}.ts`, root).href);

function install(what, ...command) {
  const start = performance.now();
  console.log(`Installing ${what} …`);
  // What npm has kept needs no question to the registry, which may be slow or away.
  const parameters = [...command, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', parameters, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`Installed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
