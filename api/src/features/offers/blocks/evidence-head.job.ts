import { Inject, Injectable } from '@nestjs/common';
import { Calendar } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { textDigest } from '../../../platform/digests/canonical-digest.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { MailContent } from '../../notifications/mail-content-box.js';
import { mailHtml } from '../../notifications/mail-html.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { DailyRunRepository } from '../../../platform/jobs/daily-run.repository.js';
import { headText } from './block-claim.js';
import { EventBlockRepository } from './event-block.repository.js';

const job = 'evidence-head';

/** Digits of an address's digest that tell it from others. */
const keyLength = 32;

/**
 * Puts the newest head of the sealed record where nobody can rewrite it who can write to the database: daily into the log,
 * and by mail to `EVIDENCE_MAIL` (docs/adr/0024).
 */
@Injectable()
export class EvidenceHeadJob {
  constructor(
    private readonly blocks: EventBlockRepository,
    private readonly runs: DailyRunRepository,
    private readonly outbox: NotificationsService,
    private readonly calendar: Calendar,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    jobs: JobScheduler,
  ) {
    // Every hour: a process that was down in the morning makes up for it.
    jobs.schedule({ name: job, run: () => this.run() });
  }

  /** Does it once a day, not at night, however many processes call this how often. */
  async run(): Promise<void> {
    if (this.calendar.isNight()) return;
    const day = this.calendar.today();
    if (await this.runs.isDone(job, day)) return;
    const newest = await this.blocks.findNewest();
    if (!newest) return;
    const head = headText(newest);
    // First: of a process that ends here the next one writes no mail twice, because its key names it.
    if (this.outbox.isOn('mail')) await this.#enqueue(day, head);
    if (await this.runs.markDone(job, day))
      this.logger.info({ head, at: newest.at.toISOString() }, 'newest head of the sealed record');
    this.outbox.deliverSoon();
  }

  async #enqueue(day: string, head: string): Promise<void> {
    const mail = this.#words(day, head);
    for (const recipient of this.config.evidenceMail)
      await this.blocks.transaction((transaction) =>
        this.outbox.enqueueMail(transaction, {
          dedupeKey: `${job} ${day} ${textDigest(recipient).slice(0, keyLength)}`,
          kind: 'evidence',
          offerId: null,
          offerVisitId: null,
          creatorName: '',
          recipient,
          mail,
        }),
      );
  }

  /** For operators, as the log and the commands: in English. */
  #words(day: string, head: string): MailContent {
    const text = [
      `The newest head of the record of offers at ${this.config.publicUrl} on ${day}:`,
      head,
      'Keep this mail. If rows of the record are changed or removed later, this command says so:',
      `npm run db:verify -- --since ${head}`,
    ].join('\n\n');
    const html = mailHtml(text, {
      language: 'en',
      sender: this.config.mail?.from.name ?? '',
      link: null,
      copied: head,
    });
    return { subject: `Head of the record of offers, ${day}`, text, html, toName: null, replyTo: null };
  }
}
