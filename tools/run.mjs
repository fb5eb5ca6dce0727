/**
 * `node tools/run.mjs <module> [parameters]`: runs one of the repository's TypeScript programs, which it names from the
 * root and without an extension. Installs the packages first when they are missing or older than the lockfile, and so
 * uses nothing but Node until then.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const modifiedAt = (path) => statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? -1;

if (modifiedAt('node_modules/.package-lock.json') < modifiedAt('package-lock.json')) {
  console.log('Installing packages…');
  const npm = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', npm, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const { register } = await import('tsx/esm/api');
register();
const [program] = process.argv.splice(2, 1);
await import(new URL(`${program}.ts`, root).href);
