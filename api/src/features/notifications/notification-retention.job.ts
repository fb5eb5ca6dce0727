import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { retentionCutoff } from '../../platform/jobs/retention.js';
import { NotificationRepository } from './notification.repository.js';

/** Forgets to whom old mails went; that and when they were sent stays (docs/adr/0012). */
@Injectable()
export class NotificationRetentionJob {
  constructor(
    notifications: NotificationRepository,
    clock: Clock,
    @Inject(CONFIG) { retentionDays }: Config,
    jobs: JobScheduler,
  ) {
    const run = () => notifications.forgetBefore(retentionCutoff(clock.now(), retentionDays));
    jobs.schedule({ name: 'notification-retention', run });
  }
}
