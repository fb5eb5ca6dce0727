import { readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { measured } from '../testing/measured-command.js';
import { root } from '../workspace/root.js';
import type { Topic } from './groups.js';

const folder = join(root, 'test-results/mutation');
const packages = join(root, 'tools/mutation/node_modules/@stryker-mutator');

/** A changed piece of code, and what the tests said. */
export type Mutant = {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored';
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly testsCompleted?: number;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
};

/** Mutants by the path of their file. */
export type Mutants = Readonly<Record<string, readonly Mutant[]>>;

/** Runs Stryker on the ranges of a topic. Throws when it breaks off, as it does when a test fails without any mutant. */
export async function mutantsOf(topic: Topic, ranges: readonly string[]): Promise<Mutants> {
  await mkdir(folder, { recursive: true });
  const report = join(folder, 'report.json');
  const configuration = join(folder, 'stryker.json');
  await rm(report, { force: true });
  await writeFile(configuration, JSON.stringify(configurationOf(topic, ranges, report)));
  const { code } = await measured(process.execPath, [join(packages, 'core/bin/stryker.js'), 'run', configuration], {
    ENGINES: 'sqlite',
    // What `npm test` draws, not what this night draws: other cases would have another score.
    RANDOM_SEED: '2026',
    RANDOM_FACTOR: '1',
    MUTATION_PROJECT: topic.project,
    MUTATION_TESTS: topic.tests.join(' '),
  });
  if (code !== 0) throw new Error(`Stryker ended with code ${code}`);
  const { files } = JSON.parse(await readFile(report, 'utf8')) as {
    files: Record<string, { readonly mutants: readonly Mutant[] }>;
  };
  return Object.fromEntries(Object.entries(files).map(([file, { mutants }]) => [file, mutants]));
}

const configurationOf = ({ runner }: Topic, mutate: readonly string[], fileName: string): object => ({
  // Stryker looks for them in the root's packages, where they are not.
  plugins: [join(packages, `${runner}-runner/dist/src/index.js`)],
  testRunner: runner,
  ...(runner === 'jest'
    ? {
        jest: { projectType: 'custom', configFile: 'tools/mutation/jest.config.mjs' },
        // Jest keeps something of each run, and takes three times as long after a hundred.
        maxTestRunnerReuse: 10,
      }
    : // Tests reach the code by HTTP or through Nest's modules: nearly all are related to nearly all.
      { vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false } }),
  mutate,
  // It works on a copy, below the root so that packages are found.
  tempDirName: 'test-results/mutation/copies',
  ignorePatterns: ['/bench', '/chaos-tests', '/docs', '/e2e', '/edge', '/mfe-*', '/shell', 'test-results', 'dist'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A busy machine takes its time, and a mutant that is late counts as noticed. Endless loops are found by counting.
  timeoutMS: 60_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName },
});
