import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Like, MoreThanOrEqual, Not, type EntityManager, type Repository } from 'typeorm';
import { skipLocked } from '../../platform/database/sql.js';
import {
  SlackNotificationAttemptEntity,
  SlackNotificationEntity,
  type NotificationKind,
} from './slack-notification.entity.js';
import { notMissed, possiblyDelivered } from './delivery-policy.js';

export type NewNotification = Pick<
  SlackNotificationEntity,
  'dedupeKey' | 'kind' | 'offerId' | 'offerVisitId' | 'slackUserId' | 'creatorName' | 'text' | 'createdAt'
>;

export type Outcome = Pick<SlackNotificationEntity, 'messageSent' | 'errorMessage' | 'sentAt' | 'dueAt'>;

@Injectable()
export class SlackNotificationRepository {
  constructor(@InjectRepository(SlackNotificationEntity) private readonly rows: Repository<SlackNotificationEntity>) {}

  /** Leaves a message that there is already for this dedupeKey as it is. */
  async insert(manager: EntityManager, notification: NewNotification): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SlackNotificationEntity)
      .values({ ...notification, messageSent: false, attempts: 0, dueAt: notification.createdAt })
      .orIgnore()
      .execute();
  }

  /**
   * Makes messages that have not arrived due now, also those that were given up; not what is being sent.
   *
   * @param exceptions beginnings of error messages: what was given up with one of them is left alone
   */
  async makeDue(
    manager: EntityManager,
    dedupeKeys: readonly string[],
    now: Date,
    exceptions: readonly string[],
  ): Promise<void> {
    const waiting = { dedupeKey: In([...dedupeKeys]), messageSent: false, claim: IsNull() };
    const rows = await manager.findBy(SlackNotificationEntity, waiting);
    const isException = ({ dueAt, errorMessage }: SlackNotificationEntity) =>
      dueAt === null && exceptions.some((beginning) => errorMessage?.startsWith(beginning));
    const ids = rows.filter((row) => !isException(row)).map(({ id }) => id);
    if (ids.length > 0) await manager.update(SlackNotificationEntity, { ...waiting, id: In(ids) }, { dueAt: now });
  }

  /** Those of the dedupeKeys whose message has not arrived. */
  async findUnsent(manager: EntityManager, dedupeKeys: readonly string[]): Promise<string[]> {
    const rows = await manager.findBy(SlackNotificationEntity, { dedupeKey: In([...dedupeKeys]), messageSent: false });
    return rows.map(({ dedupeKey }) => dedupeKey);
  }

  /** Gives up what waits, but not what is being sent at this moment. */
  async cancel(kind: NotificationKind, offerId: string, errorMessage: string): Promise<void> {
    const waiting = { kind, offerId, messageSent: false, claim: IsNull() };
    await this.rows.update(waiting, { dueAt: null, errorMessage });
  }

  /** Gives up a message that this process has taken, before it was sent. */
  async cancelClaimed({ id, claim }: SlackNotificationEntity, errorMessage: string): Promise<void> {
    await this.rows.update({ id, claim: claim ?? '' }, { dueAt: null, claim: null, errorMessage });
  }

  /** Attempts of a message after which it may have arrived. */
  countPossiblyDelivered({ id }: SlackNotificationEntity): Promise<number> {
    const attempts = this.rows.manager.getRepository(SlackNotificationAttemptEntity);
    return attempts.countBy({ notificationId: id, errorMessage: Like(`${possiblyDelivered}%`) });
  }

  /**
   * Claims due messages for this process until `until`; a concurrent call claims others. What a process
   * took and never finished is due again by then.
   */
  claimDue(now: Date, until: Date, limit: number): Promise<SlackNotificationEntity[]> {
    return this.rows.manager.transaction(async (manager) => {
      const due = await manager.query<{ id: number }[]>(
        `SELECT id FROM slack_notification_logs WHERE due_at <= ? ORDER BY due_at LIMIT ${limit} ${skipLocked(manager)}`,
        [now],
      );
      if (due.length === 0) return [];
      const claim = randomUUID();
      const mine = { id: In(due.map(({ id }) => id)) };
      await manager.update(SlackNotificationEntity, mine, {
        claim,
        dueAt: until,
        attempts: () => 'attempts + 1',
      });
      return manager.find(SlackNotificationEntity, { where: { claim }, order: { id: 'ASC' } });
    });
  }

  /**
   * Writes down how an attempt ended, in one transaction with what `also` does. False when another process has taken
   * the message since.
   */
  settle(
    { id, claim }: SlackNotificationEntity,
    attemptedAt: Date,
    outcome: Outcome,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.rows.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        SlackNotificationEntity,
        { id, claim: claim ?? '' },
        { ...outcome, claim: null },
      );
      if (affected !== 1) return false;
      const { errorMessage } = outcome;
      await manager.insert(SlackNotificationAttemptEntity, { notificationId: id, attemptedAt, errorMessage });
      await also(manager);
      return true;
    });
  }

  /** Messages that are still to be sent, and how many of those have been tried in vain. */
  async countWaiting(): Promise<{ waiting: number; failing: number }> {
    const waiting = { dueAt: Not(IsNull()) };
    const [all, failing] = await Promise.all([
      this.rows.countBy(waiting),
      this.rows.countBy({ ...waiting, errorMessage: Not(IsNull()) }),
    ]);
    return { waiting: all, failing };
  }

  /** Messages written since then that failed and will not be sent again. */
  countFailed(since: Date): Promise<number> {
    return this.rows.countBy({
      messageSent: false,
      createdAt: MoreThanOrEqual(since),
      dueAt: IsNull(),
      errorMessage: Not(In([...notMissed])),
    });
  }

  async countSent(dedupeKeys: readonly string[]): Promise<number> {
    return this.rows.countBy({ dedupeKey: In([...dedupeKeys]), messageSent: true });
  }
}
