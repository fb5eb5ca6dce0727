import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/sql.js';
import { onlyOnRequest, outdated } from './delivery-policy.js';
import { MailContentBox, type MailContent } from './mail-content-box.js';
import { NotificationDispatcher, type NotificationHandler } from './notification-dispatcher.js';
import type { ChannelName, NotificationEntity, NotificationKind } from './notification.entity.js';
import { NotificationRepository } from './notification.repository.js';

export type RequeueOptions = {
  /** A person asks for it and can check what arrived: messages that may have been delivered are sent again. */
  readonly isAskedFor: boolean;
};

/** Milliseconds for which a call waits while messages are sent. */
const deliverMs = 8_000;

/** Milliseconds for which a message that failed is of interest. */
const failedMs = 14 * 24 * 3_600_000;

/** Mails about one offer that are shown. */
const mostMails = 100;

type Cause = {
  /** Null for what is about no offer. */
  readonly offerId: string | null;
  /** A second message with the same key is not sent. At most 100 characters. */
  readonly dedupeKey: string;
  readonly kind: NotificationKind;
  readonly offerVisitId: number | null;
  readonly creatorName: string;
};

/** A message to a creator, by each channel that reaches them. */
export type Notification = Cause & {
  readonly creatorId: number;
  /** For the chat. Texts from users in it are `escaped`. */
  readonly text: string;
  /** For the same by mail; without it there is none. */
  readonly mail?: MailContent;
};

/** A mail to a client's person, to an operator, or to a user. */
export type AddressedMail = Cause & { readonly recipient: string; readonly mail: MailContent };

/** The outbox of all messages (decision B13, docs/adr/0010, docs/adr/0028). */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly dispatcher: NotificationDispatcher,
    private readonly contents: MailContentBox,
    private readonly clock: Clock,
  ) {}

  /** Whether a channel is configured. */
  isOn(name: ChannelName): boolean {
    return this.dispatcher.channel(name) !== undefined;
  }

  /**
   * Enqueues the message in the caller's transaction; it is sent after the commit. False when nobody receives it by
   * chat.
   */
  async enqueue(transaction: Transaction, { creatorId, mail, ...message }: Notification): Promise<boolean> {
    const address = mail && (await this.dispatcher.channel('mail')?.recipientOf(transaction, creatorId));
    if (mail && address !== undefined) {
      const dedupeKey = `mail ${message.dedupeKey}`;
      await this.enqueueMail(transaction, { ...message, dedupeKey, recipient: address, mail });
    }
    const slackUserId = await this.dispatcher.channel('chat')?.recipientOf(transaction, creatorId);
    if (slackUserId === undefined) return false;
    const ofMail = { recipient: null, sealedContent: null };
    const row = { ...message, ...ofMail, channel: 'chat', slackUserId, createdAt: this.clock.now() } as const;
    await this.notifications.insert(transaction, row);
    return true;
  }

  /** Enqueues a mail in the caller's transaction; it is sent after the commit. */
  async enqueueMail(transaction: Transaction, { mail, ...message }: AddressedMail): Promise<void> {
    const sealedContent = this.contents.seal(mail, message.dedupeKey);
    const ofChat = { text: '', slackUserId: '' };
    const row = { ...message, ...ofChat, channel: 'mail', sealedContent, createdAt: this.clock.now() } as const;
    await this.notifications.insert(transaction, row);
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

  /** Chat messages of the last 14 days that failed and will not be sent again. */
  countFailedChat(): Promise<number> {
    return this.notifications.countFailed('chat', this.failedSince());
  }

  /** From when messages that failed are of interest. */
  failedSince(): Date {
    return new Date(this.clock.now().getTime() - failedMs);
  }

  /** Starts sending due messages; the caller does not wait. */
  deliverSoon(): void {
    void this.dispatcher.dispatch();
  }

  /** Mails about an offer, the newest first; the latest of many. */
  mailsAbout(offerId: string, transaction?: Transaction): Promise<NotificationEntity[]> {
    return this.notifications.findMails(transaction, offerId, mostMails);
  }

  /** Removes the messages about an offer in the caller's transaction. */
  removeAbout(transaction: Transaction, offerId: string): Promise<void> {
    return this.notifications.removeAbout(transaction, offerId);
  }

  handle(kind: NotificationKind, handler: NotificationHandler): void {
    this.dispatcher.handle(kind, handler);
  }
}
