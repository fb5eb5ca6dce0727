import { detailsOf, creators } from './offers.js';
import type { Agent } from 'supertest';
import { NotificationEntity } from '../../src/features/notifications/notification.entity.js';
import { NotificationsService } from '../../src/features/notifications/notifications.service.js';
import type { TestServer } from './test-server.js';

type EventRow = { id: number; action: string; username: string | null; fields: unknown; payload: unknown };
type MessageRow = { id: number; channel: string; kind: string; recipient: string | null };

/** What one call left behind. */
export type Effects = {
  /** `action by whom: changed fields / names in the payload`, in their order. */
  readonly events?: readonly string[];
  /** `channel kind to whom`, in their order. */
  readonly messages?: readonly string[];
  /** Names of the audit's lines. */
  readonly audit: readonly string[];
  /** Whether a reminder that waited will not be sent. */
  readonly endsReminders?: true;
};

/** MariaDB's driver parses JSON columns, SQLite's does not. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const described = ({ action, username, fields, payload }: EventRow): string => {
  const names = Object.keys((parsed(payload) ?? {}) as object).join(' ');
  return `${action} by ${username ?? 'client'}: ${(parsed(fields) as string[]).join(' ')} / ${names}`;
};

/** Compares what there is before a call and after it. */
export class EffectsRecorder {
  constructor(private readonly server: TestServer) {}

  /** @param reminded an offer with a reminder that waits, and who may read it */
  async of(
    work: () => PromiseLike<unknown>,
    reminded?: { readonly offerId: string; readonly admin: Agent },
  ): Promise<Effects> {
    const isGivenUp = reminded && (await this.#waitingReminder(reminded.offerId, reminded.admin));
    const [event, message, line] = [
      await this.#lastId('offer_events'),
      await this.#lastId('slack_notification_logs'),
      this.server.log.length,
    ];
    await work();
    const events = await this.#rows<EventRow>(
      'SELECT id, action, username, fields, payload FROM offer_events WHERE id > ? ORDER BY id',
      event,
    );
    const messages = await this.#rows<MessageRow>(
      'SELECT id, channel, kind, recipient FROM slack_notification_logs WHERE id > ? ORDER BY id',
      message,
    );
    const audit = this.server.log.slice(line).filter(({ kind }) => kind === 'audit');
    const endsReminders = await isGivenUp?.();
    return {
      ...(events.length > 0 && { events: events.map(described) }),
      ...(messages.length > 0 && {
        messages: messages.map(({ channel, kind, recipient }) =>
          [channel, kind, recipient === null ? '' : `to ${recipient}`].join(' ').trim(),
        ),
      }),
      audit: audit.map(({ event: name }) => String(name)),
      ...(endsReminders && { endsReminders }),
    };
  }

  /** Leaves a reminder of an offer in the outbox, and answers whether it has been given up since. */
  async #waitingReminder(offerId: string, admin: Agent): Promise<() => Promise<boolean>> {
    const dedupeKey = `reminder of the test ${await this.#lastId('slack_notification_logs')}`;
    const about = { offerId, offerVisitId: null, creatorName: creators.first };
    const { creator } = (await detailsOf(admin, offerId)).offer;
    const { database, app } = this.server;
    const [{ id: creatorId } = { id: 0 }] = await database.query<{ id: number }[]>(
      'SELECT id FROM creators WHERE name = ?',
      [creator],
    );
    await database.transaction(async (transaction) => {
      const outbox = app.get(NotificationsService, { strict: false });
      await outbox.enqueue(transaction, { ...about, creatorId, dedupeKey, kind: 'reminder', text: 'ends soon' });
      // No delivery meets it in the meantime.
      await transaction.update(NotificationEntity, { dedupeKey }, { dueAt: new Date('2030-01-01') });
    });
    return async () => {
      const [row] = await database.query<{ error: string | null }[]>(
        'SELECT error_message AS error FROM slack_notification_logs WHERE dedupe_key = ?',
        [dedupeKey],
      );
      return row !== undefined && row.error !== null;
    };
  }

  #rows<Row>(sql: string, after: number): Promise<Row[]> {
    return this.server.database.query<Row[]>(sql, [after]);
  }

  async #lastId(table: string): Promise<number> {
    const [row] = await this.#rows<{ id: number | null }>(`SELECT MAX(id) AS id FROM ${table} WHERE id > ?`, 0);
    return row?.id ?? 0;
  }
}
