/**
 * Random tests draw the same cases in each run of `npm test` and `npm run test:all`: a change is refused for its own faults
 * alone. `npm run test:nightly` draws others each night, twenty times as many where a test does not say how many. A failure
 * prints its seed: `RANDOM_SEED=… npx jest …` draws the same again.
 */
const { default: fc } = require('fast-check');

const { RANDOM_SEED = '2026', RANDOM_FACTOR = '1' } = process.env;
fc.configureGlobal({ seed: Number(RANDOM_SEED), numRuns: 100 * Number(RANDOM_FACTOR) });
