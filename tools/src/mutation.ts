/**
 * `node --conditions=source tools/run.mjs tools/src/mutation [groups]` changes code here and there and tells which part of
 * the changes the tests notice. It fails when that is less than scores.json says. `MUTATION_SEED` draws other changes, for
 * which there is no bar.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { groups, type Group } from './mutation/groups.js';
import { drawnRanges } from './mutation/sample.js';
import { mutantsOf, type Mutant } from './mutation/stryker.js';
import { readJson } from './workspace/json-file.js';
import { root } from './workspace/root.js';

type Scores = { readonly seed: number; readonly least: Readonly<Record<string, number>> };

const folder = join(root, 'tools/mutation');
const scores = await readJson<Scores>(join(folder, 'scores.json'), { seed: 1, least: {} });
const seed = Number(process.env['MUTATION_SEED'] ?? scores.seed);
const least = seed === scores.seed ? scores.least : {};

/** What does not run is no change that a test could notice. */
const uncounted: ReadonlySet<string> = new Set(['CompileError', 'RuntimeError', 'Ignored']);
/** With code that cannot even be loaded no test fails, since none runs: Stryker takes that for a survivor. */
const isNoticed = ({ status, testsCompleted }: Mutant): boolean =>
  status === 'Killed' || status === 'Timeout' || (status === 'Survived' && testsCompleted === 0);

const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(groups);
installStryker();

const lines: string[] = [];
let isTooLow = false;
for (const name of asked) {
  const group = groups[name];
  if (!group) throw new Error(`There is no group "${name}", but ${Object.keys(groups).join(', ')}`);
  const { total, noticed } = await measure(group);
  const score = (100 * noticed) / Math.max(total, 1);
  const bar = least[name] ?? 0;
  isTooLow ||= score < bar;
  lines.push(`${name}: ${noticed} of ${total} mutants noticed, ${score.toFixed(1)} % (at least ${bar} %)`);
}
console.log(`\nMutation score, MUTATION_SEED=${seed}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
process.exit(isTooLow ? 1 : 0);

/** Stryker is the night's alone, and so no package of the root. */
function installStryker(): void {
  const modifiedAt = (path: string): number => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? -1;
  if (modifiedAt('node_modules/.package-lock.json') >= modifiedAt('package-lock.json')) return;
  const parameters = ['ci', '--prefer-offline', '--loglevel=error'];
  const { status } = spawnSync('npm', parameters, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not install Stryker');
}

/** Runs a group, and names the mutants that no test noticed. */
async function measure({ share, topics }: Group): Promise<{ total: number; noticed: number }> {
  const mutants: Mutant[] = [];
  for (const topic of topics) {
    const ranges = drawnRanges(topic, share, seed);
    // Without any, Stryker would change what it likes.
    if (ranges.length === 0) continue;
    for (const [file, found] of Object.entries(await mutantsOf(topic, ranges))) {
      const counted = found.filter(({ status }) => !uncounted.has(status));
      mutants.push(...counted);
      for (const { mutatorName, replacement = '', location, status } of counted.filter((one) => !isNoticed(one)))
        console.log(`${status} ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`);
    }
  }
  return { total: mutants.length, noticed: mutants.filter(isNoticed).length };
}
