/** `npm test`: types, lint, format, unit, component, API against real databases, end to end in a real browser. */
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { exitCode } from './workspace/commands.js';
import { readJson } from './workspace/json-file.js';
import { workspacePackages } from './workspace/packages.js';
import { root } from './workspace/root.js';

// A runner that breaks off writes no result, and an older one must not stand in for it. Nx restores the cached ones.
await Promise.all(workspacePackages().map(({ folder }) => rm(testResult(folder), { force: true })));

/** How long each step took, and what failed: the last lines, because CI shows no more. */
const durations: string[] = [];
const failures: string[] = [];

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

type TestResult = {
  numPassedTests: number;
  numFailedTests: number;
  /** Jest tells it, Vitest does not. */
  numRuntimeErrorTestSuites?: number;
  numPendingTests: number;
  testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

type PlaywrightResult = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const nx = (...parameters: string[]) =>
  exitCode('node_modules/.bin/nx', ['run-many', '--outputStyle=static', ...parameters], { NX_DAEMON: 'false' });

const counts = [
  await check('format, lint, types, build', () => nx('--targets=format:check,lint,typecheck,build')),
  // What a browser loads first of each app: the limits stand in package.json.
  await check('size budgets', () => exitCode('npm', ['run', '--silent', 'size'])),
  await suites('unit, component and API tests', () => nx('--targets=test', '--nxBail=false'), testCounts),
  await suites('end-to-end tests', () => exitCode('npm', ['run', '--silent', 'e2e', '-w', 'e2e']), playwrightCounts),
];

const total = counts.reduce(add, { passed: 0, failed: 0, skipped: 0 });
console.log(`\n${durations.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);

/** A step that passes or fails as a whole. */
async function check(name: string, step: () => Promise<number>): Promise<Count> {
  const code = await timed(name, step);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** A step that runs tests and leaves their counts behind. A runner that fails without a failed test has failed too. */
async function suites(name: string, step: () => Promise<number>, readCounts: () => Promise<Count[]>): Promise<Count> {
  const code = await timed(name, step);
  const total = (await readCounts()).reduce(add, { passed: 0, failed: 0, skipped: 0 });
  return code !== 0 && total.failed === 0 ? add(total, { passed: 0, failed: 1, skipped: 0 }) : total;
}

function testResult(folder: string) {
  return join(root, folder, 'test-results/tests.json');
}

/** The file of each failed test, and its name; of a file that could not run, its name alone. */
function failedTests({ testResults }: TestResult): string[] {
  const files = testResults.filter(({ status }) => status === 'failed');
  return files.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length > 0 ? failed.map(({ fullName }) => `  ${file}: ${fullName}`) : [`  ${file}`];
  });
}

function testCounts(): Promise<Count[]> {
  return Promise.all(
    workspacePackages().map(async ({ folder }) => {
      const result = await readJson<TestResult | undefined>(testResult(folder), undefined);
      if (!result) return { passed: 0, failed: 0, skipped: 0 };
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites = 0, numPendingTests } = result;
      failures.push(...failedTests(result));
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
    }),
  );
}

async function playwrightCounts(): Promise<Count[]> {
  const file = join(root, 'e2e/test-results/results.json');
  const result = await readJson<PlaywrightResult | undefined>(file, undefined);
  // It is not cached as Jest's results are, so a leftover would stand in for the next run.
  await rm(file, { force: true });
  if (!result) return [];
  const { expected, unexpected, flaky, skipped } = result.stats;
  return [{ passed: expected, failed: unexpected + flaky, skipped }];
}

async function timed(name: string, step: () => Promise<number>): Promise<number> {
  console.log(`\n▶ ${name}`);
  const start = performance.now();
  const code = await step();
  durations.push(`${name}: ${((performance.now() - start) / 60_000).toFixed(1)} min`);
  if (code !== 0) failures.push(name);
  return code;
}

function add(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}
