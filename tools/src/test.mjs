/** `npm test`: types, lint, format, unit, component, API against real databases, end to end in a real browser. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled, exitCode, root } from './workspace.mjs';

await ensureInstalled();
const { workspacePackages } = await import('./lint/packages.mjs');

// A runner that breaks off writes no result: an older one must not stand in for it. Nx restores those it has cached.
await Promise.all(workspacePackages().map(({ folder }) => rm(jestResult(folder), { force: true })));

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const nx = (/** @type {string[]} */ ...parameters) =>
  exitCode('node_modules/.bin/nx', ['run-many', '--outputStyle=static', ...parameters], { NX_DAEMON: 'false' });

const counts = [
  await check('format, lint, types, build', () => nx('--targets=format:check,lint,typecheck,build')),
  // What a browser loads first of each app: the limits stand in package.json.
  await check('size budgets', () => exitCode('npm', ['run', '--silent', 'size'])),
  await suites('unit, component and API tests', () => nx('--targets=test', '--nxBail=false'), jestCounts),
  await suites('end-to-end tests', () => exitCode('npm', ['run', '--silent', 'e2e', '-w', 'e2e']), playwrightCounts),
];

const total = counts.reduce(add, { passed: 0, failed: 0, skipped: 0 });
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * A step that is right or wrong as a whole.
 *
 * @param {string} name
 * @param {() => Promise<number>} step
 * @returns {Promise<Count>}
 */
async function check(name, step) {
  announce(name);
  const code = await step();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * A step that runs tests and leaves their counts behind. A runner that fails without a failed test has failed too.
 *
 * @param {string} name
 * @param {() => Promise<number>} step
 * @param {() => Promise<Count[]>} readCounts
 * @returns {Promise<Count>}
 */
async function suites(name, step, readCounts) {
  announce(name);
  const code = await step();
  const total = (await readCounts()).reduce(add, { passed: 0, failed: 0, skipped: 0 });
  return code !== 0 && total.failed === 0 ? add(total, { passed: 0, failed: 1, skipped: 0 }) : total;
}

/** @param {string} folder */
function jestResult(folder) {
  return join(root, folder, 'test-results/jest.json');
}

/** @returns {Promise<Count[]>} */
function jestCounts() {
  return Promise.all(
    workspacePackages().map(async ({ folder }) => {
      const result = await readResult(jestResult(folder));
      if (!result) return { passed: 0, failed: 0, skipped: 0 };
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = result;
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
    }),
  );
}

/** @returns {Promise<Count[]>} */
async function playwrightCounts() {
  const file = join(root, 'e2e/test-results/results.json');
  const result = await readResult(file);
  // Not cached as Jest's are: what is read next time must be of that run.
  await rm(file, { force: true });
  if (!result) return [];
  const { expected, unexpected, flaky, skipped } = result.stats;
  return [{ passed: expected, failed: unexpected + flaky, skipped }];
}

/**
 * @param {string} file
 * @returns {Promise<any>} undefined when the runner wrote none
 */
async function readResult(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} name */
function announce(name) {
  console.log(`\n▶ ${name}`);
}

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}
