import { checkWholeNumber } from './input-checks.js';
import type { PriceBook } from './price-book.js';

/** The two ways of saying how many seats (S1 §3, "seat method"). */
export type ComfortSeatsInput =
  | {
      readonly method: 'automatic';
      /** Whole number, at least 1. */
      readonly companySize: number;
      /** Whole percent, on a step of the price book's participation range (10 to 60 in steps of 5). */
      readonly participation: number;
    }
  | {
      readonly method: 'manual';
      /** Whole number, at least 1. */
      readonly seats: number;
    };

export interface ComfortSeats {
  /** What was typed, or the employees who are expected to take part. */
  readonly requested: number;
  /** What is priced: the next multiple of 5, at least 5 (S1 §4, P14). */
  readonly seats: number;
}

/**
 * Seats from company size and participation, or from a typed number.
 *
 * @throws RangeError for input outside the ranges that {@link ComfortSeatsInput} states
 */
export function comfortSeats(priceBook: PriceBook, input: ComfortSeatsInput): ComfortSeats {
  const requested = input.method === 'manual' ? input.seats : participants(priceBook, input);
  return { requested, seats: roundUpSeats(priceBook, requested) };
}

/** The next number of seats on sale. */
export function roundUpSeats(priceBook: PriceBook, people: number): number {
  checkWholeNumber('seats', people, 1);
  const { seatMultiple, minimumSeats } = priceBook.comfort;
  return Math.max(minimumSeats, Math.ceil(people / seatMultiple) * seatMultiple);
}

function participants(
  priceBook: PriceBook,
  { companySize, participation }: Extract<ComfortSeatsInput, { method: 'automatic' }>,
): number {
  const { min, max, step } = priceBook.comfort.participation;
  checkWholeNumber('company size', companySize, 1);
  checkWholeNumber('participation', participation, min, max);
  if ((participation - min) % step !== 0) {
    throw new RangeError(`participation goes from ${min} in steps of ${step}, and is ${participation}`);
  }
  return Math.ceil((companySize * participation) / 100);
}
