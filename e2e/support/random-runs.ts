/**
 * How many random cases a journey tries: so many in `npm test`, which draws others each time, and times `RANDOM_FACTOR`
 * for somebody who wants to know more (`RANDOM_FACTOR=10 npm run e2e -w e2e -- random`).
 */
export const randomRuns = (usual: number): number => Math.ceil(usual * Number(process.env['RANDOM_FACTOR'] ?? 1));
