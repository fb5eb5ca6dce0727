import { Injectable } from '@nestjs/common';
import type { RemindersChecked } from '@programme/contracts';
import type { Transaction } from '../../../platform/database/transaction.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import type { RequeueOptions } from '../../slack/notifications.service.js';
import { DailyRunRepository } from './daily-run.repository.js';
import { Calendar } from '../../../platform/clock/calendar.js';
import { daysAfter } from '../../../platform/clock/day.js';
import { OfferNotifications } from '../notifications/offer-notifications.js';
import { OfferRepository } from '../records/offer.repository.js';

/** Offers are reminded of when their last day is at most so many days ahead. */
const daysAhead = 7;

const job = 'offer-reminders';

type Written = {
  readonly offersChecked: number;
  /** Of the messages that are to be sent now. */
  readonly occasions: readonly string[];
};

/** Tells creators of offers that end soon (decision B12). */
@Injectable()
export class OfferReminders {
  constructor(
    private readonly offers: OfferRepository,
    private readonly runs: DailyRunRepository,
    private readonly notifications: OfferNotifications,
    private readonly calendar: Calendar,
  ) {}

  /** Sends what there is to be sent now, and says how much of it arrived within some seconds. Throws `chat-off`. */
  async check(): Promise<RemindersChecked> {
    if (!this.notifications.isOn) throw new ProblemError('chat-off');
    const { offersChecked, occasions } = await this.offers.transaction((transaction) =>
      this.#write(transaction, { isAskedFor: true }),
    );
    return { offersChecked, remindersSent: await this.notifications.deliver(occasions) };
  }

  /** Does it once a day, however many processes call this how often. */
  async checkDaily(): Promise<void> {
    if (!this.notifications.isOn) return;
    const day = this.calendar.today();
    await this.offers.transaction(async (transaction) => {
      if (await this.runs.take(transaction, job, day)) await this.#write(transaction, { isAskedFor: false });
    });
    this.notifications.deliverSoon();
  }

  /** Writes the messages down; they are sent after the transaction. */
  async #write(transaction: Transaction, options: RequeueOptions): Promise<Written> {
    const today = this.calendar.today();
    const ending = await this.offers.findEnding(transaction, today, daysAfter(today, daysAhead));
    const occasions: string[] = [];
    for (const offer of ending) {
      const occasion = await this.notifications.remind(transaction, offer);
      if (occasion !== null) occasions.push(occasion);
    }
    return {
      offersChecked: ending.length,
      occasions: await this.notifications.requeue(transaction, occasions, options),
    };
  }
}
