import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { clientMailKinds, type MailFailure, type Overview } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { placeholders, readTime, useIndex } from '../../../platform/database/sql.js';
import { failureOf, notMissed } from '../../notifications/delivery-policy.js';
import { OfferEntity } from '../records/offer.entity.js';
import { undecidedSql } from '../records/offer-status.js';

type FailedMail = NonNullable<Overview['failedMails']>[number];

/** Somebody whom mails do not reach. */
type Unreachable = NonNullable<Overview['unreachableCreators']>[number];

type Row<Found> = Omit<Found, 'since' | 'failure'> & {
  readonly since: Date | string;
  readonly failure: MailFailure | null;
  readonly error: string;
};

/** Rows that are read for a list: several may be of one offer, or of one person. */
const mostRead = 200;

/** Reads the mails that were given up and that somebody can still do something about. */
@Injectable()
export class FailedMailRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` offers open today, of whose mails the latest of a kind failed since then, the latest first. */
  async findOffers(since: Date, today: string, limit: number): Promise<FailedMail[]> {
    const found = await this.rows.query<Row<FailedMail>[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, ${this.#failedSince()}
       JOIN offers offer ON offer.id = mail.offer_id
       WHERE ${failed} AND mail.kind IN (${placeholders(clientMailKinds)})
       AND ${undecidedSql} AND offer.valid_until >= ? AND NOT EXISTS (
         SELECT 1 FROM slack_notification_logs later WHERE later.offer_id = mail.offer_id AND later.id > mail.id
         AND later.channel = 'mail' AND (later.kind = mail.kind OR mail.kind = 'follow-up'))
       ${latestFirst}`,
      [since, ...notMissed, ...clientMailKinds, today],
    );
    return firstOfEach(found, ({ offerId }) => offerId, limit);
  }

  /** At most `limit` creators to whose present address the latest mail failed since then, the latest first. */
  findCreators(since: Date, limit: number): Promise<Unreachable[]> {
    const ofOffers = `mail.kind NOT IN (${placeholders(clientMailKinds)}) AND mail.recipient = person.email`;
    const to = `JOIN offers offer ON offer.id = mail.offer_id JOIN creators person ON person.id = offer.creator_id`;
    return this.#findPeople({ name: 'person.name', to, of: ofOffers, kinds: clientMailKinds }, since, limit);
  }

  /** At most `limit` users to whose present address the latest mail about an account failed since then, the latest first. */
  findUsers(since: Date, limit: number): Promise<Unreachable[]> {
    const to = 'JOIN users person ON person.email = mail.recipient';
    return this.#findPeople({ name: 'person.username', to, of: 'mail.kind = ?', kinds: ['account'] }, since, limit);
  }

  async #findPeople(
    { name, to, of, kinds }: { name: string; to: string; of: string; kinds: readonly string[] },
    since: Date,
    limit: number,
  ): Promise<Unreachable[]> {
    const found = await this.rows.query<(Row<Unreachable> & { readonly recipient: string })[]>(
      `SELECT ${name} AS name, mail.recipient AS recipient, ${this.#failedSince()}
       ${to} WHERE ${failed} AND ${of} ${latestFirst}`,
      [since, ...notMissed, ...kinds],
    );
    const people = firstOfEach(found, (row) => row.name, found.length);
    const delivered = await this.#lastDelivered(
      since,
      people.map(({ recipient }) => recipient),
    );
    return people
      .filter(({ recipient, since: failedAt }) => (delivered.get(recipient) ?? '') < failedAt)
      .slice(0, limit)
      .map(({ recipient: _recipient, ...person }) => person);
  }

  /** When the last mail that arrived was written, by its address. */
  async #lastDelivered(since: Date, recipients: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (recipients.length === 0) return new Map();
    const rows = await this.rows.query<{ recipient: string; last: Date | string }[]>(
      `SELECT mail.recipient AS recipient, MAX(mail.created_at) AS last FROM slack_notification_logs mail
       WHERE mail.message_sent = 1 AND mail.created_at >= ? AND mail.recipient IN (${placeholders(recipients)})
       GROUP BY mail.recipient`,
      [since, ...recipients],
    );
    return new Map(rows.map(({ recipient, last }) => [recipient, readTime(last).toISOString()]));
  }

  #failedSince(): string {
    const index = useIndex(this.rows.manager.dataSource, 'ix_slack_notification_logs_sent_created');
    return `mail.created_at AS since, mail.failure AS failure, mail.error_message AS error
       FROM slack_notification_logs mail ${index}`;
  }
}

const failed = `mail.message_sent = 0 AND mail.created_at >= ? AND mail.channel = 'mail' AND mail.due_at IS NULL
       AND mail.error_message NOT IN (${placeholders(notMissed)})`;

const latestFirst = `ORDER BY mail.created_at DESC, mail.id DESC LIMIT ${mostRead}`;

type Ours<Found> = Omit<Found, 'error' | 'since' | 'failure'> & {
  readonly since: string;
  readonly failure: MailFailure;
};

function firstOfEach<Found extends Row<object>>(
  found: readonly Found[],
  nameOf: (row: Found) => string,
  limit: number,
): Ours<Found>[] {
  const firsts = new Map<string, Found>();
  for (const row of found) if (!firsts.has(nameOf(row))) firsts.set(nameOf(row), row);
  return [...firsts.values()].slice(0, limit).map(({ error, since, failure, ...row }) => ({
    ...row,
    since: readTime(since).toISOString(),
    failure: failureOf(error, failure),
  }));
}
