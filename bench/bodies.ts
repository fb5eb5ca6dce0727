/**
 * `npm run bench -- bodies`: how long the checks of all calls take on the worst bodies of the largest size, which
 * `libs/api-testing` makes from their schemas; and how long reading the same bytes as JSON takes, which comes before each.
 */
import { admins, everyone, worstCalls } from '@programme/api-testing';
import { issuesOf } from '@programme/contracts';
import { milliseconds } from './figures.js';

const rounds = 5;
/** The slowest bodies to print. */
const printed = 10;

/** The least of some runs: others on the machine can only add to it. */
function fastest(run: () => void) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const measured = worstCalls({ ...everyone, ...admins }).flatMap(({ name: call, schema, bodies }) =>
  bodies.map(({ name, json }) => {
    const value: unknown = JSON.parse(json);
    const checked = fastest(() => issuesOf(schema, value));
    return { call, body: name, checked, parsed: fastest(() => JSON.parse(json)) };
  }),
);

const slowest = measured.sort((one, other) => other.checked - one.checked).slice(0, printed);
console.log(`${measured.length} bodies; the slowest:`);
console.table(
  slowest.map(({ checked, parsed, ...what }) => ({
    ...what,
    check: milliseconds(checked),
    'JSON.parse': milliseconds(parsed),
  })),
);
