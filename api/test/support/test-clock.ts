import { Clock } from '../../src/platform/clock/clock.js';

/** A clock that stands still until it is told otherwise. */
export class TestClock extends Clock {
  #now = Date.UTC(2026, 10, 21, 9, 0, 0);

  now(): Date {
    return new Date(this.#now);
  }

  advance({ hours = 0, minutes = 0, seconds = 0 }: { hours?: number; minutes?: number; seconds?: number }): void {
    this.#now += ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }
}
