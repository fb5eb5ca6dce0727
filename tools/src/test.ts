/**
 * `npm test`: what every change must keep, on a machine with Node and npm alone. `npm run test:all`: everything that CI runs.
 * `npm run test:nightly`: that with each API test on both engines, twenty times as many random tests, drawn
 * anew, all chaos tests, and the mutation score.
 * Each ends with the time of its steps and `N passed, N failed`.
 */
import budgets from './testing/budgets.json' with { type: 'json' };
import { missingPrograms } from './testing/missing-programs.js';
import { runStep, steps, type Result, type TestSet } from './testing/steps.js';
import { add, nothing } from './testing/test-results.js';

/** The part of a step's budget that it may exceed before it is named: machines differ. */
const tolerance = 1.25;

const set = (process.argv[2] ?? 'main') as TestSet;

if (set === 'nightly') {
  // Drawn anew each night; who repeats a night names its seed.
  process.env['RANDOM_SEED'] ??= String(Math.floor(Date.now() / 1000));
  process.env['RANDOM_FACTOR'] ??= '20';
  process.env['EDITS'] ??= '10000';
  console.log(`RANDOM_SEED=${process.env['RANDOM_SEED']}`);
}

const results: Result[] = [];
for (const step of steps.filter(({ sets }) => sets.includes(set))) results.push(await runStep(step, set));

const total = results.map(({ count }) => count).reduce(add, nothing);
const failures = results.flatMap(({ name, code, count }) =>
  code === 0 ? [] : [name, ...count.failures.map((one) => `  ${one}`)],
);
const budget: Readonly<Record<string, number>> = budgets[set];
const costly = results.filter(({ name, cpuSeconds }) => cpuSeconds > (budget[name] ?? Infinity) * tolerance);

const sum = (figure: (result: Result) => number): number => results.reduce((all, one) => all + figure(one), 0);
const line = (name: string, minutes: number, cpuSeconds: number): string =>
  `${name}: ${minutes.toFixed(1)} min, ${Math.round(cpuSeconds)} CPU s`;

section('Time', [
  ...results.map(({ name, minutes, cpuSeconds }) => line(name, minutes, cpuSeconds)),
  line(
    'all',
    sum(({ minutes }) => minutes),
    sum(({ cpuSeconds }) => cpuSeconds),
  ),
]);
section(
  'Over the budget of tools/src/testing/budgets.json',
  costly.map(({ name, cpuSeconds }) => `${name}: ${Math.round(cpuSeconds)} CPU s instead of ${budget[name]}`),
);
section(
  'Left to npm run test:all',
  set === 'main' ? ['format, lint, sizes, pictures, MariaDB, nginx, releases, most journeys'] : [],
);
section('Skipped on this machine', set === 'main' ? [] : missingPrograms());
section('Failed', failures);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(failures.length === 0 && total.failed === 0 ? 0 : 1);

function section(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((one) => `  ${one}`).join('\n')}`);
}
