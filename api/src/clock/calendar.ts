import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { dayIn } from './offer-day.js';

/** Today, as offers count their days: in `APP_TIMEZONE` (decision B15). */
@Injectable()
export class OfferCalendar {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `YYYY-MM-DD`. */
  today(): string {
    return dayIn(this.config.timezone, this.clock.now());
  }
}
