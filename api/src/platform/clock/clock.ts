import { Injectable, Inject } from '@nestjs/common';
import { daysIn } from '@programme/formatting';
import { CONFIG, type Config } from '../config/config.js';

/** The time, as everything that expires or is limited reads it; tests put their own in its place. */
export abstract class Clock {
  abstract now(): Date;
}

@Injectable()
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** The server's calendar (decision B15): days as they are counted in `APP_TIMEZONE`. */
@Injectable()
export class Calendar {
  readonly #dayOf: (moment: Date) => string;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) { timezone }: Config,
  ) {
    this.#dayOf = daysIn(timezone);
  }

  /** `YYYY-MM-DD`. */
  today(): string {
    return this.#dayOf(this.clock.now());
  }
}

/** Days of a calendar. They are `YYYY-MM-DD`, which compare as they follow. */

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
