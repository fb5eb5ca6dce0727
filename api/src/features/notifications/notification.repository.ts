import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, MoreThanOrEqual, Not, type EntityManager, type Repository } from 'typeorm';
import { batchSize, removeInBatches, slicesById } from '../../platform/database/row-statements.js';
import { skipLocked } from '../../platform/database/sql.js';
import {
  NotificationAttemptEntity,
  NotificationEntity,
  type ChannelName,
  type NotificationKind,
} from './notification.entity.js';
import { notMissed } from './delivery-policy.js';

export type NewNotification = Pick<
  NotificationEntity,
  | 'dedupeKey'
  | 'kind'
  | 'channel'
  | 'offerId'
  | 'offerVisitId'
  | 'slackUserId'
  | 'recipient'
  | 'creatorName'
  | 'text'
  | 'sealedContent'
  | 'createdAt'
>;

export type Outcome = Pick<NotificationEntity, 'messageSent' | 'errorMessage' | 'failure' | 'sentAt' | 'dueAt'> &
  Partial<Pick<NotificationEntity, 'possibleDeliveries'>>;

export type ClaimOfDue = {
  readonly channel: ChannelName;
  readonly now: Date;
  /** The end of the lease. */
  readonly until: Date;
  readonly limit: number;
};

type Kept = { readonly id: number; readonly hasContent: number | string; readonly hasAddress: number | string };

/** Rows that are looked through at once, in some milliseconds. */
const sliceSize = 1000;

/** Of a message that will not be sent any more. */
const givenUp = { dueAt: null, sealedContent: null } as const;

@Injectable()
export class NotificationRepository {
  constructor(@InjectRepository(NotificationEntity) private readonly rows: Repository<NotificationEntity>) {}

  /** Leaves a message that there is already for this dedupeKey as it is. */
  async insert(manager: EntityManager, notification: NewNotification): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(NotificationEntity)
      .values({ ...notification, messageSent: false, attempts: 0, dueAt: notification.createdAt })
      .orIgnore()
      // A row that is there already gives no id, without which TypeORM throws.
      .updateEntity(false)
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
    const rows = await manager.findBy(NotificationEntity, waiting);
    const isException = ({ dueAt, errorMessage }: NotificationEntity) =>
      dueAt === null && exceptions.some((beginning) => errorMessage?.startsWith(beginning));
    const [givenUpRows, waitingRows] = [true, false].map((isGivenUp) =>
      rows.filter((row) => (row.dueAt === null) === isGivenUp && !isException(row)).map(({ id }) => id),
    ) as [number[], number[]];
    const make = async (ids: number[], change: Partial<NotificationEntity>) => {
      if (ids.length > 0) await manager.update(NotificationEntity, { ...waiting, id: In(ids) }, change);
    };
    await make(waitingRows, { dueAt: now });
    // Its attempts without an answer are counted anew: somebody has looked at what came of the ones before.
    await make(givenUpRows, { dueAt: now, possibleDeliveries: 0 });
  }

  /** Those of the dedupeKeys whose message has not arrived. */
  async findUnsent(manager: EntityManager, dedupeKeys: readonly string[]): Promise<string[]> {
    const rows = await manager.findBy(NotificationEntity, { dedupeKey: In([...dedupeKeys]), messageSent: false });
    return rows.map(({ dedupeKey }) => dedupeKey);
  }

  /** Gives up what waits, but not what is being sent at this moment. */
  async cancel(kind: NotificationKind, offerId: string, errorMessage: string): Promise<void> {
    const waiting = { kind, offerId, messageSent: false, claim: IsNull() };
    await this.rows.update(waiting, { ...givenUp, errorMessage });
  }

  /** Gives up a message that this process has taken, before it was sent, in one transaction with what `also` does. */
  async cancelClaimed(
    { id, claim }: NotificationEntity,
    errorMessage: string,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      const change = { ...givenUp, claim: null, errorMessage };
      const { affected } = await manager.update(NotificationEntity, { id, claim: claim ?? '' }, change);
      if (affected === 1) await also(manager);
    });
  }

  /**
   * Counts an attempt that begins, and starts its lease; false when another process has claimed the message since. What
   * dies after this leaves a message that may have arrived.
   */
  async begin({ id, claim }: NotificationEntity, until: Date): Promise<boolean> {
    const beginning = { dueAt: until, possibleDeliveries: () => 'possible_deliveries + 1' };
    return (await this.rows.update({ id, claim: claim ?? '' }, beginning)).affected === 1;
  }

  /**
   * Claims due messages for this process until `until`; a concurrent call claims others, and may leave some to the next
   * call. What a process took and never finished is due again by then.
   */
  async claimDue({ channel, now, until, limit }: ClaimOfDue): Promise<NotificationEntity[]> {
    const dueAt = LessThanOrEqual(now);
    const due = await this.rows.find({
      select: { id: true },
      where: { channel, dueAt },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    if (due.length === 0) return [];
    return this.rows.manager.transaction(async (manager) => {
      // Locked by their ids: claims that lock entries of the index of `due_at`, which they then change, end in a deadlock.
      const free = await manager.query<{ id: number }[]>(
        `SELECT id FROM slack_notification_logs WHERE id IN (${due.map(() => '?').join(', ')}) ORDER BY id
         ${skipLocked(manager)}`,
        due.map(({ id }) => id),
      );
      const stillDue = await manager.findBy(NotificationEntity, { id: In(free.map(({ id }) => id)), dueAt });
      if (stillDue.length === 0) return [];
      const claimed = { id: In(stillDue.map(({ id }) => id)) };
      const claim = randomUUID();
      await manager.update(NotificationEntity, claimed, { claim, dueAt: until, attempts: () => 'attempts + 1' });
      // By their ids: no index has the claim.
      return manager.find(NotificationEntity, { where: claimed, order: { id: 'ASC' } });
    });
  }

  /**
   * Writes down how an attempt ended, in one transaction with what `also` does. False when another process has taken
   * the message since.
   */
  settle(
    { id, claim }: NotificationEntity,
    attemptedAt: Date,
    outcome: Outcome,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.rows.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        NotificationEntity,
        { id, claim: claim ?? '' },
        { ...outcome, ...(outcome.dueAt === null && givenUp), claim: null },
      );
      if (affected !== 1) return false;
      const { errorMessage } = outcome;
      await manager.insert(NotificationAttemptEntity, { notificationId: id, attemptedAt, errorMessage });
      await also(manager);
      return true;
    });
  }

  /** Messages that are still to be sent, and how many of those have been tried in vain. */
  async countWaiting(channel: ChannelName): Promise<{ waiting: number; failing: number }> {
    const waiting = { channel, dueAt: Not(IsNull()) };
    const [all, failing] = await Promise.all([
      this.rows.countBy(waiting),
      this.rows.countBy({ ...waiting, errorMessage: Not(IsNull()) }),
    ]);
    return { waiting: all, failing };
  }

  /** Messages of a channel written since then that failed and will not be sent again. */
  countFailed(channel: ChannelName, since: Date): Promise<number> {
    return this.rows.countBy({
      channel,
      messageSent: false,
      createdAt: MoreThanOrEqual(since),
      dueAt: IsNull(),
      errorMessage: Not(In([...notMissed])),
    });
  }

  /** Mails about an offer, the newest first. */
  findMails(manager: EntityManager | undefined, offerId: string, limit: number): Promise<NotificationEntity[]> {
    return (manager ?? this.rows.manager).find(NotificationEntity, {
      where: { offerId, channel: 'mail' },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async countSent(dedupeKeys: readonly string[]): Promise<number> {
    let count = 0;
    for (let next = 0; next < dedupeKeys.length; next += batchSize) {
      const batch = dedupeKeys.slice(next, next + batchSize);
      count += await this.rows.countBy({ dedupeKey: In(batch), messageSent: true });
    }
    return count;
  }

  /** Removes the messages about an offer, a batch at a time. */
  async removeAbout(manager: EntityManager, offerId: string): Promise<void> {
    await removeInBatches(manager.getRepository(NotificationEntity), { where: { offerId } });
  }

  /**
   * Forgets the addresses of mails of before a time. What mails say that are not sent any more is forgotten with it: a
   * restored backup may hold such.
   */
  async forgetBefore(since: Date | null): Promise<void> {
    for await (const slice of slicesById<Kept>(0, (after, limit) => this.#kept(after, since, limit), sliceSize)) {
      const forget = async (column: 'hasContent' | 'hasAddress', change: Partial<NotificationEntity>) => {
        const ids = slice.filter((row) => Number(row[column]) === 1).map(({ id }) => id);
        if (ids.length > 0) await this.rows.update(ids, change);
      };
      await forget('hasContent', { sealedContent: null });
      await forget('hasAddress', { recipient: null });
    }
  }

  /** What messages keep that nobody needs. Of each, since no index knows: a slice of them is read at once. */
  #kept(after: number, since: Date | null, limit: number): Promise<Kept[]> {
    return this.rows.query<Kept[]>(
      `SELECT id, due_at IS NULL AND sealed_content IS NOT NULL AS hasContent,
       recipient IS NOT NULL AND created_at < ? AS hasAddress
       FROM slack_notification_logs WHERE id > ? ORDER BY id LIMIT ${limit}`,
      [since ?? new Date(0), after],
    );
  }
}
