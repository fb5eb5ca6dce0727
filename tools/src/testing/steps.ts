import { measured, type Measured } from './measured-command.js';
import { add, browserCount, freshFile, nothing, unitCount, type Count } from './test-results.js';

/** `main`: what every change must keep. `all`: what CI runs. `nightly`: that with the slow proofs. */
export type TestSet = 'main' | 'all' | 'nightly';

export type Result = Measured & { readonly name: string; readonly count: Count };

type Run = (set: TestSet) => Promise<Measured & { readonly count: Count }>;

type Step = { readonly name: string; readonly sets: readonly TestSet[]; readonly run: Run };

const everySet: readonly TestSet[] = ['main', 'all', 'nightly'];
const completeSets: readonly TestSet[] = ['all', 'nightly'];

/** A TypeScript program of the repository, by its path from the root. */
const program = (path: string, ...parameters: string[]) =>
  measured(process.execPath, ['--conditions=source', 'tools/run.mjs', path, ...parameters]);

/** Commands that pass or fail as a whole, one after the other; all of them run. */
const check =
  (...commands: readonly (() => Promise<Measured>)[]): Run =>
  async () => {
    const results: Measured[] = [];
    for (const command of commands) results.push(await command());
    const code = results.find((result) => result.code !== 0)?.code ?? 0;
    return {
      code,
      minutes: results.reduce((sum, { minutes }) => sum + minutes, 0),
      cpuSeconds: results.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      count: code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 },
    };
  };

/** A command that runs tests and leaves their counts in a file. One that fails without a failed test has failed too. */
async function tests(
  path: string,
  read: (file: string) => Promise<Count>,
  command: (file: string) => Promise<Measured>,
): ReturnType<Run> {
  const file = await freshFile(path);
  const result = await command(file);
  const count = await read(file);
  const brokeOff = result.code !== 0 && count.failed === 0;
  return { ...result, count: brokeOff ? add(count, { ...nothing, failed: 1 }) : count };
}

const vitestProjects = (set: TestSet): string[] =>
  (set === 'main' ? ['api', 'tools', 'federation'] : []).map((name) => `--project=${name}`);

/** On a machine with Node alone there is one engine; every night, all tests of the API run on both. */
const engines = { main: { ENGINES: 'sqlite' }, all: {}, nightly: { ENGINES: 'all' } } as const;

export const steps: readonly Step[] = [
  { name: 'format', sets: completeSets, run: check(() => measured('npx', ['oxfmt', '--check'])) },
  {
    name: 'lint',
    sets: completeSets,
    run: check(
      () => measured('npx', ['oxlint', '--type-aware']),
      () => measured('npx', ['eslint', '.', '--max-warnings', '0'], { NODE_OPTIONS: '--conditions=source' }),
    ),
  },
  { name: 'types', sets: everySet, run: check(() => program('tools/src/typecheck')) },
  { name: 'build', sets: everySet, run: check(() => program('tools/src/build')) },
  { name: 'size', sets: completeSets, run: check(() => measured('npx', ['size-limit'])) },
  {
    name: 'units and components',
    sets: everySet,
    run: () =>
      tests('test-results/jest.json', unitCount, (file) => measured('npx', ['jest', '--json', `--outputFile=${file}`])),
  },
  {
    name: 'API and tools',
    sets: everySet,
    run: (set) =>
      tests('test-results/vitest.json', unitCount, (file) =>
        measured(
          'npx',
          [
            'vitest',
            'run',
            ...vitestProjects(set),
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${file}`,
          ],
          engines[set],
        ),
      ),
  },
  {
    name: 'browser',
    sets: everySet,
    run: (set) =>
      tests('e2e/test-results/results.json', browserCount, () =>
        measured(process.execPath, ['--conditions=source', 'tools/run.mjs', 'e2e/run'], {
          E2E_SET: set === 'main' ? 'main' : 'all',
        }),
      ),
  },
  { name: 'chaos', sets: ['nightly'], run: check(() => program('chaos-tests/run')) },
  { name: 'mutation', sets: ['nightly'], run: check(() => program('tools/src/mutation')) },
];

/** Runs a step, and says so. */
export async function runStep({ name, run }: Step, set: TestSet): Promise<Result> {
  console.log(`\n▶ ${name}`);
  return { name, ...(await run(set)) };
}
