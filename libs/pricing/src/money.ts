/**
 * Money inside the engine (decision P9): whole minor units, shares as basis points, products in BigInt. No amount is
 * ever a floating-point sum. Major units (numbers with at most two decimals) exist only at the engine's edge.
 */
declare const minorUnits: unique symbol;

/** An amount in whole minor units (grosz, cent, centavo); a safe integer. */
export type Minor = number & { readonly [minorUnits]: true };

/** A share in hundredths of a percent: 10000 is the whole, −1500 is −15 %. */
export type BasisPoints = number;

export const wholeInBasisPoints: BasisPoints = 10_000;

const minorPerMajor = 100;

/**
 * Turns major units with at most two decimals into minor units.
 *
 * @throws RangeError for more decimals, for numbers that are not finite, and beyond safe integers
 */
export function toMinor(amount: number): Minor {
  const units = Math.round(amount * minorPerMajor);
  if (units / minorPerMajor !== amount) {
    throw new RangeError(`An amount has at most 2 decimals, not ${amount}`);
  }
  return safe(units);
}

/**
 * Turns a number that another system worked out (the 2025 spreadsheet) into minor units; what it has beyond two
 * decimals is rounded, ties half up.
 *
 * @throws RangeError for numbers that are not finite, and beyond safe integers
 */
export function roundToMinor(amount: number): Minor {
  // 15 digits are what a double holds for certain: 1.005 × 100 is 100.49999999999999, and meant as 100.5.
  return safe(Math.round(Number((amount * minorPerMajor).toPrecision(15))));
}

/** The amount in major units, as a number with at most two decimals. */
export function toMajor(amount: Minor): number {
  return amount / minorPerMajor;
}

export function sum(amounts: readonly Minor[]): Minor {
  return safe(Number(amounts.reduce((total, amount) => total + BigInt(amount), 0n)));
}

export function subtract(amount: Minor, taken: Minor): Minor {
  return safe(amount - taken);
}

export function larger(one: Minor, other: Minor): Minor {
  return one >= other ? one : other;
}

/** amount × factor, for a whole number of things. */
export function times(amount: Minor, factor: number): Minor {
  return scale(amount, factor, 1);
}

/** amount × numerator ÷ denominator, rounded once to whole minor units, ties half up. */
export function scale(amount: Minor, numerator: number, denominator: number): Minor {
  return safe(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
}

/** amount × numerator ÷ denominator, rounded once to whole *major* units, ties half up; the answer is major units. */
export function scaleToWholeMajor(amount: Minor, numerator: number, denominator: number): number {
  return safe(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator) * BigInt(minorPerMajor)));
}

/** part ÷ whole as basis points, ties half up; `whole` is above zero. */
export function shareOf(part: Minor, whole: Minor): BasisPoints {
  return divideHalfUp(BigInt(part) * BigInt(wholeInBasisPoints), BigInt(whole));
}

/**
 * Whole-number division that rounds to the nearest, ties towards positive infinity: 2.5 → 3 and −2.5 → −2, so that
 * an amount and the same amount shifted by whole units always round the same way.
 */
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const doubled = 2n * dividend + divisor;
  const step = 2n * divisor;
  const truncated = doubled / step;
  return Number(doubled % step < 0n ? truncated - 1n : truncated);
}

function safe(units: number): Minor {
  if (!Number.isSafeInteger(units)) throw new RangeError(`${units} is beyond the amounts that can be counted exactly`);
  // Adding 0 turns −0 into 0, which prints and compares like any other nothing.
  return (units + 0) as Minor;
}
