import { Injectable } from '@nestjs/common';
import { limits, type RemindersChecked } from '@programme/contracts';
import type { Transaction } from '../../../platform/database/sql.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { NotificationsService, type RequeueOptions } from '../../notifications/notifications.service.js';
import { DailyRunRepository } from './daily-run.repository.js';
import { Calendar, daysAfter } from '../../../platform/clock/clock.js';
import { OfferNotificationsService } from '../notifications/offer-notifications.service.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { OfferRepository } from '../records/offer.repository.js';

const job = 'offer-reminders';

type Written = {
  readonly offersChecked: number;
  /** Of the messages that are to be sent now. */
  readonly dedupeKeys: readonly string[];
};

/** Tells creators of offers that end soon (decision B12). */
@Injectable()
export class OfferRemindersService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly runs: DailyRunRepository,
    private readonly notifications: OfferNotificationsService,
    private readonly outbox: NotificationsService,
    private readonly calendar: Calendar,
    jobs: JobScheduler,
  ) {
    // Every hour: a process that was down in the morning makes up for it.
    jobs.schedule({ name: job, run: () => this.checkDaily() });
  }

  /** Sends what there is to be sent now, and says how much of it arrived within some seconds. Throws `chat-off`. */
  async check(): Promise<RemindersChecked> {
    if (!this.outbox.isOn('chat')) throw new ProblemError('chat-off');
    const { offersChecked, dedupeKeys } = await this.offers.transaction((transaction) =>
      this.#write(transaction, { isAskedFor: true }),
    );
    return { offersChecked, remindersSent: await this.outbox.deliver(dedupeKeys) };
  }

  /** Does it once a day, not at night, however many processes call this how often. */
  async checkDaily(): Promise<void> {
    if (!this.outbox.isOn('chat') || this.calendar.isNight()) return;
    const day = this.calendar.today();
    await this.offers.transaction(async (transaction) => {
      if (await this.runs.take(transaction, job, day)) await this.#write(transaction, { isAskedFor: false });
    });
    this.outbox.deliverSoon();
  }

  /** Writes the messages down; they are sent after the transaction. */
  async #write(transaction: Transaction, options: RequeueOptions): Promise<Written> {
    const today = this.calendar.today();
    const ending = await this.offers.findEnding(transaction, today, daysAfter(today, limits.expiringDays));
    const dedupeKeys: string[] = [];
    for (const offer of ending) {
      const dedupeKey = await this.notifications.remind(transaction, offer);
      if (dedupeKey !== null) dedupeKeys.push(dedupeKey);
    }
    return {
      offersChecked: ending.length,
      dedupeKeys: await this.outbox.requeue(transaction, dedupeKeys, options),
    };
  }
}
