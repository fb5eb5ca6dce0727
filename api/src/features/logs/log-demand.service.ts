import { Injectable } from '@nestjs/common';
import { calculators, type Overview } from '@programme/contracts';
import { daysAfter } from '@programme/formatting';
import { Calendar } from '../../platform/clock/clock.js';
import { LogDemandRepository } from './log-demand.repository.js';

const weeksShown = 12;

/** In months. */
const lengths = Array.from({ length: 12 }, (_, index) => index + 1);

/** What the calculators are asked for: figures of all calculations of the last 12 weeks. */
@Injectable()
export class LogDemandService {
  constructor(
    private readonly logs: LogDemandRepository,
    private readonly calendar: Calendar,
  ) {}

  async demand(): Promise<Overview['calculations']> {
    const weeks = this.#weeks();
    const starts = weeks.map((monday) => this.calendar.startOf(monday));
    const since = this.calendar.startOf(weeks[0]);
    const [spans, counts] = await Promise.all([
      this.logs.countSpans(starts),
      this.logs.countSince(since, { calculators, months: lengths }),
    ]);
    return {
      weeks: weeks.map((start, index) => ({ start, count: spans[index] ?? 0 })),
      lengths: counts.months,
      calculators: calculators
        .map((calculator, index) => ({ calculator, count: counts.calculators[index] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count),
    };
  }

  /** The Mondays on which they begin; the last week is the present one. */
  #weeks(): [string, ...string[]] {
    const today = this.calendar.today();
    const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    const first = daysAfter(today, -daysSinceMonday - 7 * (weeksShown - 1));
    return [first, ...Array.from({ length: weeksShown - 1 }, (_, index) => daysAfter(first, 7 * (index + 1)))];
  }
}
