import { Injectable } from '@nestjs/common';
import { limits, type RemindersChecked } from '@programme/contracts';
import { daysAfter } from '@programme/formatting';
import type { Transaction } from '../../../platform/database/sql.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { NotificationsService, type RequeueOptions } from '../../notifications/notifications.service.js';
import { DailyRunRepository } from '../../../platform/jobs/daily-run.repository.js';
import { Calendar } from '../../../platform/clock/clock.js';
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
    const { offersChecked, dedupeKeys } = await this.#write({ isAskedFor: true });
    return { offersChecked, remindersSent: await this.outbox.deliver(dedupeKeys) };
  }

  /**
   * Does it once a day, not at night. Processes that do it at the same moment, and one that makes up for one that died
   * half-way, write no message twice: its dedupe key names it.
   */
  async checkDaily(): Promise<void> {
    if (!this.outbox.isOn('chat') || this.calendar.isNight()) return;
    const day = this.calendar.today();
    if (await this.runs.isDone(job, day)) return;
    await this.#write({ isAskedFor: false });
    await this.runs.markDone(job, day);
    this.outbox.deliverSoon();
  }

  /** Writes the messages down, each in a transaction of its own, so that nobody waits for all of them. */
  async #write(options: RequeueOptions): Promise<Written> {
    const today = this.calendar.today();
    let offersChecked = 0;
    const unsent: string[] = [];
    for await (const slice of this.offers.endingBetween(today, daysAfter(today, limits.expiringDays))) {
      const dedupeKeys: string[] = [];
      for (const offer of slice) {
        const remind = (transaction: Transaction) => this.notifications.remind(transaction, offer);
        const dedupeKey = await this.offers.transaction(remind);
        if (dedupeKey !== null) dedupeKeys.push(dedupeKey);
      }
      offersChecked += slice.length;
      unsent.push(
        ...(await this.offers.transaction((transaction) => this.outbox.requeue(transaction, dedupeKeys, options))),
      );
    }
    return { offersChecked, dedupeKeys: unsent };
  }
}
