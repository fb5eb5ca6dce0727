/**
 * `npm run check [-- revision]`: format, lint, types and the related unit tests of what has changed since a revision, by
 * default since the last commit. `npm test` checks everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exitCode, typescriptCompiler } from './workspace/commands.js';
import { root } from './workspace/root.js';

const [base = 'HEAD'] = process.argv.slice(2);

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((path) => existsSync(join(root, path)));
const sources = changed.filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path));

type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: Record<string, string>;
};

/** Folders of programs that run in Node alone; the libraries of prices, texts and contracts run in both. */
const inNode = /^(api|bench|chaos-tests|e2e|tools|libs\/(api-testing|fake-slack|fake-smtp|federation))\//;
const inBoth = /^libs\/(contracts|formatting|i18n|price-book|pricing)\//;

const programs = [
  {
    project: 'tsconfig.node.json',
    reads: (path: string) => inNode.test(path) || inBoth.test(path) || !path.includes('/'),
  },
  { project: 'tsconfig.browser.json', reads: (path: string) => path.includes('/') && !inNode.test(path) },
];

const typeChecks: Step[] = programs
  .filter(({ reads }) => sources.some(reads))
  .map(({ project }) => ({ name: `types, ${project}`, command: ['node', typescriptCompiler, '-p', project] }));

/** The tests named after a file, else those of its folder: those of whole pages that import it take minutes. */
function testsOf(path: string): string[] {
  const folder = dirname(path);
  const [stem = ''] = basename(path).split(/(?:\.test|\.fixture)?\.tsx?$/);
  const own = readdirSync(join(root, folder)).filter(
    (name) => name.startsWith(`${stem}.`) && /\.test\.tsx?$/.test(name),
  );
  return own.length > 0 ? own.map((name) => `${folder}/${name}`) : [`${folder}/`];
}

const inJest = [
  ...new Set(sources.filter((path) => /^(shell|mfe-[a-z]+|libs)\//.test(path) && !inNode.test(path)).flatMap(testsOf)),
];

/** Nearly every source file of the API is part of its tests over HTTP: of those, the changed ones and those beside. */
const inVitest = sources
  .filter((path) => /^(api|tools|libs\/federation)\//.test(path))
  .map((path) => path.replace(/(\.test)?\.ts$/, '.test.ts'))
  .filter((path) => existsSync(join(root, path)));

const steps: Step[] = [
  { name: 'format', command: ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed] },
  ...(sources.length > 0
    ? ([
        { name: 'lint', command: ['npx', 'oxlint', '--type-aware', ...sources] },
        {
          name: 'lint, rules of this repository',
          command: ['npx', 'eslint', '--max-warnings', '0', ...sources],
          environment: { NODE_OPTIONS: '--conditions=source' },
        },
      ] satisfies Step[])
    : []),
  ...typeChecks,
  ...(inJest.length > 0
    ? [{ name: 'tests', command: ['npx', 'jest', '--passWithNoTests', ...inJest] } satisfies Step]
    : []),
  ...(inVitest.length > 0
    ? [{ name: 'tests in Node', command: ['npx', 'vitest', 'run', ...new Set(inVitest)] } satisfies Step]
    : []),
];

if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
const failed: string[] = [];
for (const { name, command, environment } of steps) {
  const [program, ...parameters] = command;
  const start = performance.now();
  if ((await exitCode(program, parameters, { NODE_OPTIONS: '', ...environment })) !== 0) failed.push(name);
  console.log(`▶ ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log(failed.length === 0 ? '\nAll is well; `npm test` checks the rest.' : `\nFailed: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);
