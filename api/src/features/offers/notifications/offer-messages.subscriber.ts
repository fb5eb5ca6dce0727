import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { OfferEvents } from '../events/offer-events.js';
import type { OfferSubscriber, Told } from '../events/offer-subscriber.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferNotificationsService } from './offer-notifications.service.js';

/** Writes to an offer's creator what its client and the admins do, and calls off the reminders that are outdated. */
@Injectable()
export class OfferMessagesSubscriber implements OfferSubscriber, OnModuleInit {
  readonly name = 'messages';

  readonly inTransaction: OfferSubscriber['inTransaction'] = {
    opened: (transaction, told) => this.messages.enqueueVisit(transaction, told),
    accepted: (transaction, told) => this.#decided(transaction, told),
    declined: (transaction, told) => this.#decided(transaction, told),
    'question-asked': (transaction, told) => this.messages.enqueueQuestion(transaction, told),
    'extension-requested': (transaction, { offer }) => this.messages.enqueueExtensionRequest(transaction, offer),
    approved: (transaction, { offer }) => this.messages.enqueueApproval(transaction, offer, null),
    rejected: (transaction, { offer, payload }) =>
      this.messages.enqueueApproval(transaction, offer, payload?.reason ?? ''),
    deleted: (transaction, { offer }) => this.outbox.removeAbout(transaction, offer.id),
  };

  readonly afterCommit: OfferSubscriber['afterCommit'] = {
    opened: () => this.outbox.deliverSoon(),
    accepted: (told) => this.#settled(told),
    declined: (told) => this.#settled(told),
    'question-asked': () => this.outbox.deliverSoon(),
    'extension-requested': () => this.outbox.deliverSoon(),
    approved: () => this.outbox.deliverSoon(),
    rejected: () => this.outbox.deliverSoon(),
    sent: () => this.outbox.deliverSoon(),
    // After the commit: who delivers a reminder locks it and then the offer, and a command has locked the offer already.
    changed: async ({ offer, data }) => {
      if (data.isNewDay) await this.messages.cancelReminders(offer.id);
    },
    extended: ({ offer }) => this.messages.cancelReminders(offer.id),
    withdrawn: ({ offer }) => this.messages.cancelReminders(offer.id),
  };

  constructor(
    private readonly events: OfferEvents,
    private readonly messages: OfferNotificationsService,
    private readonly outbox: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(this);
  }

  #decided(transaction: Transaction, told: Told<'accepted' | 'declined'>): Promise<void> {
    return this.messages.enqueueDecision(transaction, told);
  }

  async #settled({ offer }: Told<'accepted' | 'declined'>): Promise<void> {
    await this.messages.cancelReminders(offer.id);
    this.outbox.deliverSoon();
  }
}
