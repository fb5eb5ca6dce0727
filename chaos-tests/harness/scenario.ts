import type { Losses } from '@programme/api-testing';
import type { Harness } from './harness.js';

/** What a scenario found: a criterion beside what was seen. */
export type Finding = {
  readonly what: string;
  readonly criterion: string;
  readonly seen: string;
  readonly passed: boolean;
};

/** How much a scenario does. `npm test` runs the short form. */
export type Extent = { readonly short: boolean; readonly minutes: number };

export type Scenario = {
  readonly name: string;
  /** It needs MariaDB; the others do with SQLite where there is none. */
  readonly needsServer?: true;
  /** Most of its time it waits for time limits and retries, so that other such scenarios may run beside it. */
  readonly waits?: true;
  readonly run: (harness: Harness, extent: Extent) => Promise<Finding[]>;
};

/** A finding that passes when the number is not above the bound. */
export const atMost = (what: string, seen: number, bound: number, unit = ''): Finding => ({
  what,
  criterion: bound === 0 ? '0' : `≤ ${bound}${unit}`,
  seen: `${Math.round(seen * 10) / 10}${unit}`,
  passed: seen <= bound,
});

/** A finding that passes when the number reaches the bound: else the scenario has tried nothing. */
export const atLeast = (what: string, seen: number, bound: number): Finding => ({
  what,
  criterion: `≥ ${bound}`,
  seen: `${seen}`,
  passed: seen >= bound,
});

export const exactly = (what: string, seen: unknown, expected: unknown): Finding => ({
  what,
  criterion: String(expected),
  seen: String(seen),
  passed: String(seen) === String(expected),
});

/** Whether all acknowledged writes are in the database, once and whole. */
export const nothingLost = (engine: string, { lostLogs, lostOffers, repeatedOffers, halves }: Losses): Finding[] => [
  atMost(`${engine}: acknowledged writes lost`, lostLogs + lostOffers, 0),
  atMost(`${engine}: offers made twice`, repeatedOffers, 0),
  atMost(`${engine}: offers or quotes without their other half`, halves, 0),
];

/** Polls a condition and resolves with the milliseconds until it held. Throws after a minute. */
export async function timeUntil(holds: () => unknown): Promise<number> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > 60_000) throw new Error(`It never came true: ${holds}`);
    await pause(20);
  }
  return Date.now() - start;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const between = (from: number, to: number): number => from + Math.random() * (to - from);
