import { Inject, Injectable } from '@nestjs/common';
import { daysIn } from '@programme/formatting';
import { CONFIG, type Config } from '../config/config.js';
import { Clock } from './clock.js';

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
