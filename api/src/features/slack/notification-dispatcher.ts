import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/sql.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { SlackClient, type FailedDelivery } from './slack.client.js';
import { outdated, possiblyDelivered, delayAfter, delayWithoutAnswer, leaseMs } from './delivery-policy.js';
import type { NotificationKind, SlackNotificationEntity } from './slack-notification.entity.js';
import { SlackNotificationRepository } from './slack-notification.repository.js';

export type NotificationHandler = {
  /** Asked before each attempt: whether what the message says is still true. */
  readonly isCurrent: (notification: SlackNotificationEntity) => Promise<boolean>;
  /** Done in the transaction that writes down that a message has arrived. */
  readonly onDelivered: (transaction: Transaction, notification: SlackNotificationEntity) => Promise<void>;
};

/** Messages that are taken at once. All of them are sent within the lease, each within a call's time. */
const batch = 5;

/**
 * Sends the messages that wait, in every API process (decision B13): every few seconds, and soon after one was written.
 * Each attempt is written down; a failed one is repeated later and later. A process that dies between sending a message
 * and writing that down has it sent once more.
 */
@Injectable()
export class NotificationDispatcher implements OnModuleDestroy {
  /** Sends all that is due and waits for it; a failure is logged and not thrown. */
  readonly dispatch: () => Promise<void>;
  readonly #handlers = new Map<NotificationKind, NotificationHandler>();
  #running: Promise<void> | undefined;
  #again = false;
  #stopping = false;
  readonly #count: (labels: { outcome: 'delivered' | 'failed' | 'given-up' }) => void;

  constructor(
    private readonly notifications: SlackNotificationRepository,
    private readonly chat: SlackClient,
    private readonly clock: Clock,
    jobs: JobScheduler,
    metrics: MetricsService,
  ) {
    this.dispatch = jobs.schedule({ name: 'chat-outbox', everyMs: 5_000, run: () => this.#dispatch() });
    this.#count = metrics.counter('chat_deliveries_total', 'Attempts to deliver a chat message', ['outcome']);
    metrics.states('chat_messages', 'Chat messages that are to be sent, and those of them that failed before', () =>
      notifications.countWaiting(),
    );
  }

  handle(kind: NotificationKind, handler: NotificationHandler): void {
    this.#handlers.set(kind, handler);
  }

  /** Sends all that is due; of calls that come while it does so, one more round is made. */
  #dispatch(): Promise<void> {
    if (!this.chat.isOn || this.#stopping) return this.#running ?? Promise.resolve();
    this.#again = true;
    this.#running ??= this.#rounds().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Finishes what it is sending, so that nothing is sent twice because of a restart. */
  async onModuleDestroy(): Promise<void> {
    this.#stopping = true;
    await this.#running?.catch(() => undefined);
  }

  async #rounds(): Promise<void> {
    while (this.#again && !this.#stopping) {
      this.#again = false;
      const now = this.clock.now();
      const mine = await this.notifications.claimDue(now, new Date(now.getTime() + leaseMs), batch);
      // One after the other: a process that dies before it records a delivery repeats one message, not five. Messages that a
      // stopping process has claimed and not sent are claimed by another process after the lease.
      for (const notification of mine) if (!this.#stopping) await this.#send(notification);
      if (mine.length === batch) this.#again = true;
    }
  }

  async #send(notification: SlackNotificationEntity): Promise<void> {
    const handler = this.#handlers.get(notification.kind);
    if (handler && !(await handler.isCurrent(notification)))
      return this.notifications.cancelClaimed(notification, outdated);
    const delivery = await this.chat.send(notification.slackUserId, notification.text);
    const now = this.clock.now();
    if (delivery.ok) {
      this.#count({ outcome: 'delivered' });
      const outcome = { messageSent: true, errorMessage: null, sentAt: now, dueAt: null };
      await this.notifications.settle(notification, now, outcome, async (transaction) =>
        handler?.onDelivered(transaction, notification),
      );
    } else {
      const delay = await this.#delayAfter(notification, delivery);
      this.#count({ outcome: delay === null ? 'given-up' : 'failed' });
      const dueAt = delay === null ? null : new Date(now.getTime() + delay);
      const errorMessage = (delivery.isAnswered ? '' : possiblyDelivered) + delivery.error;
      const outcome = { messageSent: false, errorMessage, sentAt: null, dueAt };
      await this.notifications.settle(notification, now, outcome, () => Promise.resolve());
    }
  }

  /** Null when the message is given up. */
  async #delayAfter(notification: SlackNotificationEntity, delivery: FailedDelivery): Promise<number | null> {
    if (delivery.nonRetryable) return null;
    if (delivery.isAnswered) return delayAfter(notification.attempts, delivery.waitMs);
    return delayWithoutAnswer((await this.notifications.countPossiblyDelivered(notification)) + 1);
  }
}
