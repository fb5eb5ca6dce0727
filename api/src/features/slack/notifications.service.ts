import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/sql.js';
import { SlackClient } from './slack.client.js';
import { onlyOnRequest, outdated } from './delivery-policy.js';
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
export type Notification = {
  /** Names the thing: of one thing a creator is told once. At most 100 characters. */
  readonly dedupeKey: string;
  readonly kind: NotificationKind;
  readonly offerId: string;
  readonly offerVisitId: number | null;
  readonly creatorId: number;
  readonly creatorName: string;
  /** Somebody's words in it are `escaped`. */
  readonly text: string;
};

/** Tells creators in the chat, as far as they are mapped there (decision B13). */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly mappings: SlackMappingRepository,
    private readonly notifications: SlackNotificationRepository,
    private readonly dispatcher: NotificationDispatcher,
    private readonly chat: SlackClient,
    private readonly clock: Clock,
  ) {}

  /** Whether there is a chat to write to. */
  get isOn(): boolean {
    return this.chat.isOn;
  }

  /** Writes the message down in the transaction, to be sent after it; false when there is nobody to be told. */
  async tell(transaction: Transaction, { creatorId, ...news }: Notification): Promise<boolean> {
    if (!this.chat.isOn) return false;
    const slackUserId = await this.mappings.findActiveUser(transaction, creatorId);
    if (slackUserId === undefined) return false;
    await this.notifications.insert(transaction, { ...news, slackUserId, createdAt: this.clock.now() });
    return true;
  }

  /**
   * Has what waits for these dedupeKeys sent at once, also what was given up; to be called in a transaction. Answers those of
   * the messages that have not arrived.
   */
  async requeue(
    transaction: Transaction,
    dedupeKeys: readonly string[],
    { isAskedFor }: RequeueOptions,
  ): Promise<string[]> {
    if (dedupeKeys.length === 0) return [];
    await this.notifications.makeDue(transaction, dedupeKeys, this.clock.now(), isAskedFor ? [] : onlyOnRequest);
    return this.notifications.findUnsent(transaction, dedupeKeys);
  }

  /** Gives up the messages of a kind about an offer that wait, because they are no longer true. */
  cancel(kind: NotificationKind, offerId: string): Promise<void> {
    return this.notifications.cancel(kind, offerId, outdated);
  }

  /** Sends what is due for 8 seconds at most, and tells how many of these messages have arrived by then. */
  async deliver(dedupeKeys: readonly string[]): Promise<number> {
    if (dedupeKeys.length === 0) return 0;
    await pTimeout(this.dispatcher.dispatch(), { milliseconds: deliverMs, fallback: () => undefined });
    return this.notifications.countSent(dedupeKeys);
  }

  /** Sends what is due, after the caller has its answer. */
  deliverSoon(): void {
    this.dispatcher.runSoon();
  }

  handle(kind: NotificationKind, handler: NotificationHandler): void {
    this.dispatcher.handle(kind, handler);
  }
}
