import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Chat } from './chat.client.js';
import { onlyOnRequest, outdated } from './delivery-errors.js';
import { NotificationDispatcher, type NotificationHandler } from './notification-dispatcher.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';
import type { NotificationKind } from './slack-notification.entity.js';
import { SlackNotificationRepository } from './slack-notification.repository.js';

export type RequeueOptions = {
  /** Somebody wants it, who can look whether a message came already: what may have arrived is sent again. */
  readonly isAskedFor: boolean;
};

/** For so long somebody waits for an answer while messages are sent. */
const deliverMs = 8_000;

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

  /**
   * Has what waits for these occasions sent at once, also what was given up; to be called in a transaction. Answers those of
   * the messages that have not arrived.
   */
  async requeue(
    transaction: Transaction,
    occasions: readonly string[],
    { isAskedFor }: RequeueOptions,
  ): Promise<string[]> {
    if (occasions.length === 0) return [];
    await this.notifications.makeDue(transaction, occasions, this.clock.now(), isAskedFor ? [] : onlyOnRequest);
    return this.notifications.findUnsent(transaction, occasions);
  }

  /** Gives up the messages of a kind about an offer that wait, because they are no longer true. */
  cancel(kind: NotificationKind, offerId: string): Promise<void> {
    return this.notifications.cancel(kind, offerId, outdated);
  }

  /** Sends what is due for 8 seconds at most, and tells how many of these messages have arrived by then. */
  async deliver(occasions: readonly string[]): Promise<number> {
    if (occasions.length === 0) return 0;
    await Promise.race([this.dispatcher.attempt(), setTimeout(deliverMs, undefined, { ref: false })]);
    return this.notifications.countSent(occasions);
  }

  /** Sends what is due, after the caller has its answer. */
  deliverSoon(): void {
    this.dispatcher.runSoon();
  }

  handle(kind: NotificationKind, handler: NotificationHandler): void {
    this.dispatcher.handle(kind, handler);
  }
}
