/**
 * What a drill found: a criterion beside what was seen.
 *
 * @typedef {{ readonly what: string, readonly criterion: string, readonly seen: string, readonly passed: boolean }} Finding
 *
 * How much of it: `kills`, `requests` and so on of the short form run in `npm test`.
 * @typedef {{ readonly short: boolean, readonly minutes: number }} Extent
 *
 * @typedef {{ readonly name: string, readonly run: (scene: import('./scene.mjs').Scene, extent: Extent) => Promise<Finding[]> }} Drill
 */

/** A number that must not be above a bound. @param {string} what @param {number} seen @param {number} bound @param {string} [unit] */
export const atMost = (what, seen, bound, unit = '') => ({
  what,
  criterion: bound === 0 ? '0' : `≤ ${bound}${unit}`,
  seen: `${Math.round(seen * 10) / 10}${unit}`,
  passed: seen <= bound,
});

/** A number that must be there, or the drill has tried nothing. @param {string} what @param {number} seen @param {number} bound */
export const atLeast = (what, seen, bound) => ({
  what,
  criterion: `≥ ${bound}`,
  seen: `${seen}`,
  passed: seen >= bound,
});

/** @param {string} what @param {unknown} seen @param {unknown} expected */
export const exactly = (what, seen, expected) => ({
  what,
  criterion: String(expected),
  seen: String(seen),
  passed: String(seen) === String(expected),
});

/** What is left of what was promised. @param {string} engine @param {import('@programme/api-testing').Losses} losses */
export const promisesKept = (engine, { lostLogs, lostOffers, repeatedOffers, halves }) => [
  atMost(`${engine}: acknowledged writes lost`, lostLogs + lostOffers, 0),
  atMost(`${engine}: offers made twice`, repeatedOffers, 0),
  atMost(`${engine}: offers or quotes without their other half`, halves, 0),
];

/** Milliseconds until a condition holds, asked for again and again. Throws after a minute. @param {() => unknown} holds */
export async function timeUntil(holds) {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > 60_000) throw new Error(`It never came true: ${holds}`);
    await pause(20);
  }
  return Date.now() - start;
}

/** @param {number} milliseconds @returns {Promise<void>} */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {number} from @param {number} to */
export const between = (from, to) => from + Math.random() * (to - from);
