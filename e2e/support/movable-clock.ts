/**
 * `node --import tsx --import <this file> <program>`: the program's clock begins at CLOCK_START, or at the time of day
 * without it, and goes on from there. A file that CLOCK_FILE names moves it: it holds the milliseconds to add, is read at
 * each look at the clock, and may come later. It has to be renamed into place: half a number would be another time.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const { CLOCK_START: start, CLOCK_FILE: file } = process.env;
const ahead = start === undefined ? 0 : RealDate.parse(start) - RealDate.now();

function moved(): number {
  if (file === undefined) return 0;
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // Nobody has moved it yet.
    return 0;
  }
}

const now = () => RealDate.now() + ahead + moved();

class MovableDate extends RealDate {
  constructor(...parameters: readonly number[]) {
    // Every form of a date's parameters is passed on as it is.
    super(...((parameters.length > 0 ? parameters : [now()]) as [number]));
  }

  static override now = now;
}

globalThis.Date = MovableDate as DateConstructor;
