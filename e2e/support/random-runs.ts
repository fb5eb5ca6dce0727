const { RANDOM_SEED = '2026', RANDOM_FACTOR = '1' } = process.env;

/** How many random cases a journey tries: `RANDOM_FACTOR` times as many for somebody who wants to know more. */
export const randomRuns = (usual: number): number => Math.ceil(usual * Number(RANDOM_FACTOR));

/** So many random cases, the same in each run but every night (libs/testing/random-tests.cjs says why). */
export const randomCases = (usual: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: randomRuns(usual),
  seed: Number(RANDOM_SEED),
});
