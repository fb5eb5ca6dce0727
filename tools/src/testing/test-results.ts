import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { readJson } from '../workspace/json-file.js';
import { root } from '../workspace/root.js';

/** What a runner counted, and the names of what failed. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
};

export const nothing: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
});

/** As Jest and Vitest write it. */
type UnitResult = {
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

type BrowserSuite = {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly BrowserSuite[];
};

/** As Playwright writes it. */
type BrowserResult = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly BrowserSuite[];
};

/**
 * The result file of a runner, removed first: a runner that breaks off writes none, and an older one must not count. Its
 * folder is made, as Jest makes none.
 */
export async function freshFile(path: string): Promise<string> {
  const file = join(root, path);
  await rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/** What Jest or Vitest counted; nothing where it wrote no file. */
export async function unitCount(file: string): Promise<Count> {
  const result = await readJson<UnitResult | undefined>(file, undefined);
  if (!result) return nothing;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites = 0, numPendingTests } = result;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
    failures: result.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
  };
}

/** The file of each failed test, and its name; of a file that could not run, its name alone. */
function failuresOf({ name, assertionResults }: UnitResult['testResults'][number]): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
}

/** What Playwright counted; nothing where it wrote no file. A test that passed at a second try has failed. */
export async function browserCount(file: string): Promise<Count> {
  const result = await readJson<BrowserResult | undefined>(file, undefined);
  if (!result) return nothing;
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: result.suites.flatMap(failedSpecs) };
}

function failedSpecs({ file, specs, suites = [] }: BrowserSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}
