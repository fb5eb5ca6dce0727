import { Injectable } from '@nestjs/common';
import { Chore } from '../../../platform/jobs/chore.js';
import { OfferReminders } from './offer-reminders.service.js';

/** Looks every hour whether today's reminders were seen to: a process that was down at midnight makes up for it. */
@Injectable()
export class OfferReminderChore extends Chore {
  constructor(private readonly reminders: OfferReminders) {
    super();
  }

  override run(): Promise<void> {
    return this.reminders.checkDaily();
  }
}
