import { toMinor } from '@programme/pricing';
import { error, type PriceBookProblem } from './problem.js';

type Bounds = { readonly min: number; readonly max: number };

/**
 * Largest amounts of a book, in major units. The engine multiplies them by 12 months and by a million people: beyond
 * these a total could not be counted exactly, or not be reported (`limits.amount` of the contracts).
 */
export const largestAmount = { enterprise: 1_000_000_000, perUserMonth: 50_000 } as const;

/** Whether an amount has no more than two decimals. */
export function hasTwoDecimals(amount: number): boolean {
  try {
    toMinor(amount);
    return true;
  } catch {
    return false;
  }
}

/** An amount above 0 and at most `max`, in major units with at most two decimals. */
export function amountProblems(path: string, amount: number, max: number): PriceBookProblem[] {
  if (!(amount > 0)) return [error('amount-not-positive', path, { value: amount })];
  if (amount > max) return [error('amount-range', path, { value: amount, max })];
  return hasTwoDecimals(amount) ? [] : [error('amount-decimals', path, { value: amount })];
}

/** A whole number within bounds, both included. */
export function numberProblems(path: string, value: number, { min, max }: Bounds): PriceBookProblem[] {
  if (!Number.isSafeInteger(value)) return [error('not-whole', path, { value })];
  return value < min || value > max ? [error('number-range', path, { value, min, max })] : [];
}

/** Whole basis points within bounds, both included. The values of the problem are percent. */
export function percentageProblems(path: string, value: number, { min, max }: Bounds): PriceBookProblem[] {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return [];
  return [error('percentage-range', path, { value: value / 100, min: min / 100, max: max / 100 })];
}
