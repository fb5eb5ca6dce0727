import type { Calendar, Clock } from '../../platform/clock/clock.js';
import { delayAfter, leaseMs, outdated, possiblyDelivered, processEnded, refused } from './delivery-policy.js';
import type { FailedDelivery } from './delivery.js';
import type { NotificationChannel } from './notification-channel.js';
import type { NotificationHandler } from './notification-dispatcher.js';
import { isOfOffer, type NotificationEntity, type NotificationKind } from './notification.entity.js';
import type { NotificationRepository } from './notification.repository.js';

export type CountAttempt = (labels: { outcome: 'delivered' | 'failed' | 'given-up' }) => void;

type Surroundings = {
  readonly notifications: NotificationRepository;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly count: CountAttempt;
  readonly handlerOf: (kind: NotificationKind) => NotificationHandler | undefined;
};

/** Messages that are taken at once. */
const batch = 5;

/**
 * Sends the messages of one channel, one after the other. Each attempt is written down; a failed one is repeated later and
 * later. An attempt is counted before it begins, so that one whose process died is known to have been possible.
 */
export class ChannelQueue {
  #running: Promise<void> | undefined;
  #again = false;
  #stopping = false;

  constructor(
    readonly channel: NotificationChannel,
    private readonly surroundings: Surroundings,
  ) {}

  /** Sends all that is due; of calls that come while it does so, one more round is made. */
  dispatch(): Promise<void> {
    if (this.#stopping) return this.#running ?? Promise.resolve();
    this.#again = true;
    this.#running ??= this.#rounds().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#running?.catch(() => undefined);
  }

  async #rounds(): Promise<void> {
    while (this.#again && !this.#stopping) {
      this.#again = false;
      const now = this.surroundings.clock.now();
      const claim = { channel: this.channel.name, now, until: this.#leaseFrom(now), limit: batch };
      const mine = await this.surroundings.notifications.claimDue(claim);
      // One after the other: a process that dies before it records a delivery repeats one message, not five. Messages that a
      // stopping process has claimed and not sent are claimed by another process after the lease.
      for (const notification of mine) if (!this.#stopping) await this.#send(notification);
      // Another process may have passed over what it claimed at the same moment.
      if (mine.length > 0) this.#again = true;
    }
  }

  async #send(notification: NotificationEntity): Promise<void> {
    const ofOffer = isOfOffer(notification) ? notification : undefined;
    const handler = ofOffer && this.surroundings.handlerOf(ofOffer.kind);
    if (handler && !(await handler.isCurrent(ofOffer)))
      return this.surroundings.notifications.cancelClaimed(notification, outdated, async (transaction) =>
        handler.onOutdated?.(transaction, ofOffer),
      );
    const { possibleDeliveries: before } = notification;
    if (before > this.channel.repeatDelaysMs.length) {
      this.surroundings.count({ outcome: 'given-up' });
      return this.surroundings.notifications.cancelClaimed(notification, possiblyDelivered + processEnded, () =>
        Promise.resolve(),
      );
    }
    // False when the messages before it took so long that another process has claimed it.
    if (!(await this.surroundings.notifications.begin(notification, this.#leaseFrom(this.surroundings.clock.now()))))
      return;
    const delivery = await this.channel.send(notification, before > 0);
    const now = this.surroundings.clock.now();
    if (delivery.ok) {
      this.surroundings.count({ outcome: 'delivered' });
      const outcome = { messageSent: true, errorMessage: null, failure: null, sentAt: now, dueAt: null };
      await this.surroundings.notifications.settle(
        notification,
        now,
        outcome,
        async (transaction) => ofOffer && handler?.onDelivered?.(transaction, ofOffer),
      );
    } else await this.#fail(notification, delivery, now);
  }

  async #fail(notification: NotificationEntity, delivery: FailedDelivery, now: Date): Promise<void> {
    const { possibleDeliveries: before } = notification;
    const delay = this.#delayAfter(notification, delivery);
    this.surroundings.count({ outcome: delay === null ? 'given-up' : 'failed' });
    const outcome = {
      messageSent: false,
      errorMessage: this.#prefixOf(delivery) + delivery.error,
      failure: delivery.failure,
      sentAt: null,
      dueAt: delay === null ? null : this.#afterNight(notification, new Date(now.getTime() + delay)),
      possibleDeliveries: delivery.isAnswered ? before : before + 1,
    };
    await this.surroundings.notifications.settle(notification, now, outcome, () => Promise.resolve());
  }

  /** Milliseconds until the next attempt; null when the message is given up. */
  #delayAfter({ attempts, possibleDeliveries: before }: NotificationEntity, delivery: FailedDelivery): number | null {
    if (delivery.nonRetryable) return null;
    if (delivery.isAnswered) return delayAfter(attempts, delivery.waitMs);
    return this.channel.repeatDelaysMs[before] ?? null;
  }

  #afterNight(notification: NotificationEntity, dueAt: Date): Date {
    const { calendar, handlerOf } = this.surroundings;
    return handlerOf(notification.kind)?.isOfTheDay ? calendar.byDay(dueAt) : dueAt;
  }

  /** The chat's words for a refusal stand alone, as they always did. */
  #prefixOf({ isAnswered, nonRetryable }: FailedDelivery): string {
    if (!isAnswered) return possiblyDelivered;
    return nonRetryable && this.channel.name === 'mail' ? refused : '';
  }

  #leaseFrom(now: Date): Date {
    return new Date(now.getTime() + leaseMs);
  }
}
