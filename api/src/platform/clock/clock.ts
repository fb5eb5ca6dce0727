import { Injectable, Inject } from '@nestjs/common';
import { daysIn, hoursIn } from '@programme/formatting';
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

const minuteMs = 60_000;

/** Hour of the day from which mails and chat messages that fall due by the day go out (decision B35). */
const morningHour = 8;

/** More than any time zone is away from UTC. */
const furthestMinutes = 15 * 60;

/** The server's calendar (decision B15): days as they are counted in `APP_TIMEZONE`. */
@Injectable()
export class Calendar {
  readonly #dayOf: (moment: Date) => string;
  readonly #hourOf: (moment: Date) => number;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) { timezone }: Config,
  ) {
    this.#dayOf = daysIn(timezone);
    this.#hourOf = hoursIn(timezone);
  }

  /** `YYYY-MM-DD`. */
  today(): string {
    return this.#dayOf(this.clock.now());
  }

  /** Whether nobody is to be written to: what falls due by the day waits for the morning (decision B35). */
  isNight(): boolean {
    return this.#isNightAt(this.clock.now());
  }

  /** A moment, or the morning after it where it is at night (decision B35). */
  byDay(moment: Date): Date {
    if (!this.#isNightAt(moment)) return moment;
    const day = this.#dayOf(moment);
    return this.#firstOn(day, (at) => this.#dayOf(at) < day || (this.#dayOf(at) === day && this.#isNightAt(at)));
  }

  /** The day of a moment, `YYYY-MM-DD`. */
  dayOf(moment: Date): string {
    return this.#dayOf(moment);
  }

  /** The first moment of a day. Found by its day alone, because a day may begin after midnight where clocks change. */
  startOf(day: string): Date {
    return this.#firstOn(day, (at) => this.#dayOf(at) < day);
  }

  #isNightAt(moment: Date): boolean {
    return this.#hourOf(moment) < morningHour;
  }

  /** The first moment of a day, to the minute, that something no longer comes before. */
  #firstOn(day: string, isBefore: (moment: Date) => boolean): Date {
    const midnight = Date.parse(`${day}T00:00:00Z`) / minuteMs;
    let [before, first] = [midnight - furthestMinutes, midnight + furthestMinutes + morningHour * 60];
    while (first - before > 1) {
      const middle = Math.floor((before + first) / 2);
      if (isBefore(new Date(middle * minuteMs))) before = middle;
      else first = middle;
    }
    return new Date(first * minuteMs);
  }
}
