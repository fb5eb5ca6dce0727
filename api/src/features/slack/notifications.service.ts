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
  /** A person asks for it and can check what arrived: messages that may have been delivered are sent again. */
  readonly isAskedFor: boolean;
};

/** Milliseconds for which a call waits while messages are sent. */
const deliverMs = 8_000;

/** Milliseconds for which a message that failed is of interest. */
const failedMs = 14 * 24 * 3_600_000;

/** A message to a creator. */
export type Notification = {
  /** A second message with the same key is not sent. At most 100 characters. */
  readonly dedupeKey: string;
  readonly kind: NotificationKind;
  readonly offerId: string;
  readonly offerVisitId: number | null;
  readonly creatorId: number;
  readonly creatorName: string;
  /** Texts from users in it are `escaped`. */
  readonly text: string;
};

/** Sends chat messages to creators who have a mapping (decision B13). */
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

  /** Enqueues the message in the caller's transaction; it is sent after the commit. False when nobody receives it. */
  async enqueue(transaction: Transaction, { creatorId, ...message }: Notification): Promise<boolean> {
    if (!this.chat.isOn) return false;
    const slackUserId = await this.mappings.findActiveUser(transaction, creatorId);
    if (slackUserId === undefined) return false;
    await this.notifications.insert(transaction, { ...message, slackUserId, createdAt: this.clock.now() });
    return true;
  }

  /**
   * Makes the messages with these dedupe keys due now, also those that were given up. Call it in a transaction. Answers
   * the keys of the messages that have not arrived.
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

  /** Cancels the unsent messages of a kind about an offer: they are outdated. */
  cancel(kind: NotificationKind, offerId: string): Promise<void> {
    return this.notifications.cancel(kind, offerId, outdated);
  }

  /** Sends due messages for 8 seconds at most. Answers how many of the given ones have arrived by then. */
  async deliver(dedupeKeys: readonly string[]): Promise<number> {
    if (dedupeKeys.length === 0) return 0;
    await pTimeout(this.dispatcher.dispatch(), { milliseconds: deliverMs, fallback: () => undefined });
    return this.notifications.countSent(dedupeKeys);
  }

  /** Messages of the last 14 days that failed and will not be sent again. */
  countFailed(): Promise<number> {
    return this.notifications.countFailed(new Date(this.clock.now().getTime() - failedMs));
  }

  /** Starts sending due messages; the caller does not wait. */
  deliverSoon(): void {
    void this.dispatcher.dispatch();
  }

  handle(kind: NotificationKind, handler: NotificationHandler): void {
    this.dispatcher.handle(kind, handler);
  }
}
