/**
 * `npm run check [-- revision]`: format, lint, types and the related unit tests of what has changed since a revision, by
 * default since the last commit. Takes less than a minute for one file; `npm test` checks everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitCode } from './workspace/commands.js';
import { workspacePackages } from './workspace/packages.js';
import { root } from './workspace/root.js';

const [base = 'HEAD'] = process.argv.slice(2);

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((path) => existsSync(join(root, path)));
const sources = changed.filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path));

type Step = { readonly name: string; readonly command: readonly [string, ...string[]] };

/** The programs that TypeScript checks, and the folders whose changes can break them. */
const programs = [
  { project: 'tsconfig.browser.json', folders: /^(shell|mfe-[a-z]+|libs)\// },
  {
    project: 'api/tsconfig.json',
    folders: /^(api|libs\/(contracts|formatting|i18n|pricing|api-testing|fake-slack|fake-smtp))\//,
  },
  { project: 'tools/tsconfig.json', folders: /^tools\// },
  { project: 'e2e/tsconfig.json', folders: /^(e2e|tools|libs\/(contracts|i18n|api-testing|fake-slack|fake-smtp))\// },
  { project: 'bench/tsconfig.json', folders: /^(bench|tools)\// },
  { project: 'chaos-tests/tsconfig.json', folders: /^(chaos-tests|tools|libs\/(api-testing|fake-slack))\// },
];

const typeChecks: Step[] = programs
  .filter(({ folders }) => sources.some((path) => folders.test(path)))
  .map(({ project }) => ({ name: `types, ${project}`, command: ['npx', 'tsc', '-p', project, '--noEmit'] }));

/** The tests of a package that import a changed file of it, or are one. */
const relatedTests: Step[] = workspacePackages().flatMap(({ folder }): Step[] => {
  const own = sources.filter((path) => path.startsWith(`${folder}/`)).map((path) => relative(folder, path));
  if (own.length === 0) return [];
  const inFolder = (...command: string[]): Step['command'] => ['npm', 'exec', '-w', folder, '--', ...command];
  if (existsSync(join(root, folder, 'jest.config.mjs')))
    return [{ name: `tests, ${folder}`, command: inFolder('jest', '--passWithNoTests', '--findRelatedTests', ...own) }];
  if (!existsSync(join(root, folder, 'vitest.config.ts'))) return [];
  // Nearly every source file is part of the tests over HTTP: of those, the changed ones.
  const tests = own.filter((path) => path.endsWith('.test.ts'));
  const beside = own
    .map((path) => path.replace(/(\.test)?\.ts$/, '.test.ts'))
    .filter((path) => existsSync(join(root, folder, path)));
  const all = [...new Set([...tests, ...beside])];
  return all.length === 0 ? [] : [{ name: `tests, ${folder}`, command: inFolder('vitest', 'run', ...all) }];
});

const steps: Step[] = [
  { name: 'format', command: ['npx', 'prettier', '--check', '--ignore-unknown', ...changed] },
  ...(sources.length > 0
    ? [{ name: 'lint', command: ['npx', 'eslint', '--max-warnings', '0', ...sources] } satisfies Step]
    : []),
  ...typeChecks,
  ...relatedTests,
];

if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
const failed: string[] = [];
for (const { name, command } of steps) {
  const [program, ...parameters] = command;
  const start = performance.now();
  if ((await exitCode(program, parameters, { NODE_OPTIONS: '' })) !== 0) failed.push(name);
  console.log(`▶ ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log(failed.length === 0 ? '\nAll is well; `npm test` checks the rest.' : `\nFailed: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);
