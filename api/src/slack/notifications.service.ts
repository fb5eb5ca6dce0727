import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import type { Transaction } from '../database/transaction.js';
import { Chat } from './chat.client.js';
import { NotificationDispatcher, type OnDelivered } from './notification-dispatcher.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';
import type { NotificationKind } from './slack-notification.entity.js';
import { SlackNotificationRepository } from './slack-notification.repository.js';

/** Something that a creator is told. */
export type News = {
  /** Names the thing: of one thing a creator is told once. At most 100 characters. */
  readonly occasion: string;
  readonly kind: NotificationKind;
  readonly offerId: string;
  readonly offerViewId: number | null;
  readonly creatorId: number;
  readonly creatorName: string;
  /** Somebody's words in it are `escaped`. */
  readonly text: string;
};

/** Tells creators in the chat, as far as they are mapped there (decision B13). */
@Injectable()
export class Notifications {
  constructor(
    private readonly mappings: SlackMappingRepository,
    private readonly notifications: SlackNotificationRepository,
    private readonly dispatcher: NotificationDispatcher,
    private readonly chat: Chat,
    private readonly clock: Clock,
  ) {}

  /** Whether there is a chat to write to. */
  get isOn(): boolean {
    return this.chat.isOn;
  }

  /** Writes the message down in the transaction, to be sent after it; false when there is nobody to be told. */
  async tell(transaction: Transaction, { creatorId, ...news }: News): Promise<boolean> {
    if (!this.chat.isOn) return false;
    const slackUserId = await this.mappings.findActiveUser(transaction, creatorId);
    if (slackUserId === undefined) return false;
    await this.notifications.insert(transaction, { ...news, slackUserId, createdAt: this.clock.now() });
    return true;
  }

  /** Has what waits for these occasions sent at once, also what was given up; to be called in a transaction. */
  async hasten(transaction: Transaction, occasions: readonly string[]): Promise<void> {
    if (occasions.length > 0) await this.notifications.makeDue(transaction, occasions, this.clock.now());
  }

  /** Sends what is due, and tells how many of these messages have arrived by then. */
  async deliver(occasions: readonly string[]): Promise<number> {
    if (occasions.length === 0) return 0;
    await this.dispatcher.attempt();
    return this.notifications.countSent(occasions);
  }

  /** Sends what is due, after the caller has its answer. */
  deliverSoon(): void {
    this.dispatcher.runSoon();
  }

  /** What is to be done in the transaction that writes down that a message of this kind has arrived. */
  onDelivered(kind: NotificationKind, work: OnDelivered): void {
    this.dispatcher.onDelivered(kind, work);
  }
}
