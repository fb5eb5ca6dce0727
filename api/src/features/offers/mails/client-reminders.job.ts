import { Injectable, type OnModuleInit } from '@nestjs/common';
import { daysAfter } from '@programme/formatting';
import { Calendar } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import type { NotificationOfOffer } from '../../notifications/notification.entity.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { statusOf } from '../records/offer-status.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';
import { OfferMailRepository } from './offer-mail.repository.js';
import { OfferMailTextsService } from '../mail-texts/offer-mail-texts.service.js';

/** Days after the sending until which an offer should have been opened. */
const unopenedDays = 3;

/** Days before the last day. */
const endingDays = [7, 1] as const;

type ReminderName = 'unopened' | 'ending';

type Sent = OfferEntity & { readonly sentAt: Date };

/**
 * Reminds clients of offers by mail, where the salesperson asked for it (docs/adr/0028). At most one mail a day and offer:
 * reminders that were missed, because no process ran or the server was switched off, collapse into one.
 */
@Injectable()
export class ClientRemindersJob implements OnModuleInit {
  constructor(
    private readonly offers: OfferRepository,
    private readonly mails: OfferMailRepository,
    private readonly visits: OfferVisitRepository,
    private readonly texts: OfferMailTextsService,
    private readonly outbox: NotificationsService,
    private readonly calendar: Calendar,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'client-reminders', run: () => this.run() });
  }

  onModuleInit(): void {
    this.outbox.handle('follow-up', {
      isOfTheDay: true,
      isCurrent: (mail) => this.#isCurrent(mail),
      onOutdated: (transaction, mail) => this.#giveBack(transaction, mail),
    });
  }

  /** Does each offer's reminder once, not at night, however many processes call this how often. */
  async run(): Promise<void> {
    if (!this.outbox.isOn('mail') || this.calendar.isNight()) return;
    const today = this.calendar.today();
    for await (const slice of this.mails.toRemind(today)) {
      for (const offer of slice) if (isSent(offer) && offer.contactEmail !== null) await this.#check(offer, today);
    }
    this.outbox.deliverSoon();
  }

  async #check(offer: Sent, today: string): Promise<void> {
    const name = await this.#due(offer, today);
    if (name) await this.#remind(name, offer, today);
  }

  /** Whether what a reminder says is still true: any answer, another last day and another contact end it. */
  async #isCurrent({ offerId, recipient, dedupeKey }: NotificationOfOffer): Promise<boolean> {
    const offer = await this.offers.find(offerId);
    if (!offer?.remindClient || offer.contactEmail !== recipient) return false;
    if (statusOf(offer, this.calendar.today()) !== 'open' || !dedupeKey.endsWith(` ${offer.validUntil}`)) return false;
    return !dedupeKey.startsWith('follow-up unopened') || (await this.visits.countOfClients(offerId)) === 0;
  }

  /** What the mail would have said may fall due again: when an offer that waited for approval is open once more. */
  async #giveBack(transaction: Transaction, { offerId, dedupeKey }: NotificationOfOffer): Promise<void> {
    const days = daysOfKey(dedupeKey);
    if (days) await this.mails.returnReminder(transaction, offerId, days.day, days.before);
  }

  /** The reminder that fell due since the last one, or since the sending: the one about the end counts most. */
  async #due(offer: Sent, today: string): Promise<ReminderName | undefined> {
    const sentOn = this.calendar.dayOf(offer.sentAt);
    const before = this.#lastDay(offer);
    const isDue = (day: string) => day > before && day <= today;
    if (endingDays.some((days) => isDue(daysAfter(offer.validUntil, -days)))) return 'ending';
    if (!isDue(daysAfter(sentOn, unopenedDays))) return undefined;
    return (await this.visits.countOfClients(offer.id)) === 0 ? 'unopened' : undefined;
  }

  /** The day of the last reminder, or of the sending: what fell due by then is done. */
  #lastDay({ clientRemindedOn, sentAt }: Sent): string {
    return clientRemindedOn ?? this.calendar.dayOf(sentAt);
  }

  #remind(name: ReminderName, offer: Sent, today: string): Promise<void> {
    return this.offers.transactionOn(offer.id, async (transaction) => {
      if (!(await this.mails.takeReminder(transaction, offer, today))) return;
      await this.outbox.enqueueMail(transaction, {
        dedupeKey: reminderKey(name, offer, this.#lastDay(offer), today),
        kind: 'follow-up',
        offerId: offer.id,
        offerVisitId: null,
        creatorName: offer.creator?.name ?? '',
        recipient: offer.contactEmail ?? '',
        mail: this.texts.toClient(name, offer),
      });
    });
  }
}

/**
 * Names what the mail says too, so that it is known to be outdated once that is another, and the day before it, to give
 * its own back then. All that makes an outdated reminder true again raises the version: then it is another mail. At most
 * 100 characters.
 */
const reminderKey = (name: ReminderName, offer: OfferEntity, before: string, today: string): string =>
  `follow-up ${name} ${offer.id} ${offer.version} ${before} ${today} ${offer.validUntil}`;

/** Undefined for a mail that an older release has written. */
function daysOfKey(key: string): { readonly before: string; readonly day: string } | undefined {
  const [, before, day] = / \d+ (\S{10}) (\S{10}) \S{10}$/.exec(key) ?? [];
  return before !== undefined && day !== undefined ? { before, day } : undefined;
}

const isSent = (offer: OfferEntity): offer is Sent => offer.sentAt !== null;
