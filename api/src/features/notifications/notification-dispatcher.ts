import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Calendar, Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/sql.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { ChannelQueue, type CountAttempt } from './channel-queue.js';
import type { NotificationChannel } from './notification-channel.js';
import {
  channelNames,
  type ChannelName,
  type NotificationOfOffer,
  type NotificationKind,
} from './notification.entity.js';
import { NotificationRepository } from './notification.repository.js';

/** Of messages about offers. */
export type NotificationHandler = {
  /** Asked before each attempt: whether what the message says is still true. */
  readonly isCurrent: (notification: NotificationOfOffer) => Promise<boolean>;
  /** Whether no attempt is repeated at night (decision B35). */
  readonly isOfTheDay?: boolean;
  /** Done in the transaction that writes down that a message has arrived. */
  readonly onDelivered?: (transaction: Transaction, notification: NotificationOfOffer) => Promise<void>;
  /** Done in the transaction that writes down that a message is not sent, because it was not true any more. */
  readonly onOutdated?: (transaction: Transaction, notification: NotificationOfOffer) => Promise<void>;
};

/**
 * Sends the messages that wait, in every API process (decision B13): every few seconds, and soon after one was written.
 * Each channel has a queue of its own, so that a slow one holds up no other.
 */
@Injectable()
export class NotificationDispatcher implements OnModuleDestroy {
  /** Sends all that is due and waits for it; a failure is logged and not thrown. */
  readonly dispatch: () => Promise<void>;
  readonly #handlers = new Map<NotificationKind, NotificationHandler>();
  readonly #queues = new Map<ChannelName, ChannelQueue>();
  readonly #counters: ReadonlyMap<ChannelName, CountAttempt>;

  constructor(
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
    private readonly calendar: Calendar,
    jobs: JobScheduler,
    metrics: MetricsService,
  ) {
    this.dispatch = jobs.schedule({ name: 'outbox', everyMs: 5_000, run: () => this.#dispatch() });
    this.#counters = new Map(
      channelNames.map((name) => {
        metrics.states(
          `${name}_messages`,
          `Messages that are to be sent by ${name}, and those that failed before`,
          () => notifications.countWaiting(name),
        );
        return [name, metrics.counter(`${name}_deliveries_total`, `Attempts to deliver by ${name}`, ['outcome'])];
      }),
    );
  }

  /** Adds a channel that is configured, before the application is up. */
  register(channel: NotificationChannel): void {
    if (!channel.isOn) return;
    const count = this.#counters.get(channel.name) ?? (() => undefined);
    const handlerOf = (kind: NotificationKind) => this.#handlers.get(kind);
    const { notifications, clock, calendar } = this;
    this.#queues.set(channel.name, new ChannelQueue(channel, { notifications, clock, calendar, count, handlerOf }));
  }

  /** Undefined for one that is not configured. */
  channel(name: ChannelName): NotificationChannel | undefined {
    return this.#queues.get(name)?.channel;
  }

  handle(kind: NotificationKind, handler: NotificationHandler): void {
    this.#handlers.set(kind, handler);
  }

  async #dispatch(): Promise<void> {
    const results = await Promise.allSettled([...this.#queues.values()].map((queue) => queue.dispatch()));
    for (const result of results) if (result.status === 'rejected') throw result.reason as Error;
  }

  /** Finishes what it is sending, so that nothing is sent twice because of a restart. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.stop()));
  }
}
