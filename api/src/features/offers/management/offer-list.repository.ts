import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DecisionKind } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import type { Repository } from 'typeorm';
import { BatchLoader } from '../../../platform/database/batch-loader.js';
import { RowMapper, type Row } from '../../../platform/database/row-mapper.js';
import { countedAtMost, countRows } from '../../../platform/database/row-statements.js';
import { allOf, behind, type Conditions, useIndex } from '../../../platform/database/sql.js';
import { CreatorEntity } from '../../creators/creator.entity.js';
import { OfferEntity } from '../records/offer.entity.js';
import { undecidedSql } from '../records/offer-status.js';
import { waitingSql } from '../records/waiting-client.js';
import { listedColumns, type ListedOfferRow } from '../records/offer.mapper.js';
import { sortColumns, type OfferKeyset, type OfferOrder } from './offer-list.order.js';

export type OfferFilter = {
  /** What the key of the client's name contains; not empty. */
  readonly client: string | undefined;
  readonly creatorId: number | undefined;
  readonly currency: Currency | undefined;
  /** The last valid days, both included. */
  readonly validFrom: string | undefined;
  readonly validTo: string | undefined;
  /** What became of it: undefined is anything. */
  readonly outcome: OfferOutcome | undefined;
  /** Whether its client waits for an answer: undefined is either. */
  readonly waits: true | undefined;
  /** Id of the user who made it. */
  readonly createdBy: number | undefined;
};

export type OfferOutcome = 'undecided' | 'awaiting-approval' | 'accepted' | 'declined' | 'withdrawn';

const decided = (decision: DecisionKind): string =>
  `offer.decision = '${decision}' AND offer.withdrawn_at IS NULL AND offer.approval_requested_at IS NULL`;

const outcomes: Readonly<Record<OfferOutcome, string>> = {
  undecided: undecidedSql,
  'awaiting-approval': 'offer.approval_requested_at IS NOT NULL AND offer.withdrawn_at IS NULL',
  accepted: decided('accepted'),
  declined: decided('declined'),
  withdrawn: 'offer.withdrawn_at IS NOT NULL',
};

type ListedCreator = Pick<CreatorEntity, 'id' | 'name'>;

/** Reads the list of offers, in the order of an index that each statement names. */
@Injectable()
export class OfferListRepository {
  readonly #offers: RowMapper<OfferEntity, keyof ListedOfferRow>;
  readonly #creators: RowMapper<CreatorEntity, keyof ListedCreator>;
  readonly #counts = new BatchLoader(
    (filters: readonly OfferFilter[]) => filters.map((filter) => this.#count(filter)),
    JSON.stringify,
  );

  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {
    this.#offers = new RowMapper(rows, 'offer', listedColumns);
    this.#creators = new RowMapper(rows.manager.getRepository(CreatorEntity), 'creator', ['id', 'name']);
  }

  /** At most `limit` offers behind a keyset, with the names of their creators; from the first without one. */
  async find(
    filter: OfferFilter,
    { sort, order }: OfferOrder,
    after: OfferKeyset | undefined,
    limit: number,
  ): Promise<(ListedOfferRow & { readonly creator: string })[]> {
    const { column, index } = sortColumns[sort];
    const parts = filterConditions(filter);
    if (after) parts.push(behind({ value: column, id: 'offer.id' }, after, order));
    const { sql, values } = allOf(parts);
    const rows = await this.rows.query<Row[]>(
      `SELECT ${this.#offers.selection}, ${this.#creators.selection} FROM ${this.#offersBy(filter, index)}
       LEFT JOIN creators creator ON creator.id = offer.creator_id
       WHERE ${sql} ORDER BY ${column} ${order}, offer.id ${order} LIMIT ${limit}`,
      [...values],
    );
    return rows.flatMap((row) => {
      const offer = this.#offers.one(row);
      return offer ? [{ ...offer, creator: this.#creators.one(row)?.name ?? '' }] : [];
    });
  }

  /** How many there are, counted up to `countedAtMost`: the same for all pages of a list. */
  count(filter: OfferFilter): Promise<number> {
    return this.#counts.load(filter);
  }

  #count(filter: OfferFilter): Promise<number> {
    const { sql, values } = this.#counted(filter);
    return countRows(this.rows.manager.dataSource, sql, values, countedAtMost);
  }

  /** How many there are of each filter, as `count` counts them, by one statement. */
  async countEach<Name extends string>(
    filters: Readonly<Record<Name, OfferFilter>>,
  ): Promise<Readonly<Record<Name, number>>> {
    const names = Object.keys(filters) as Name[];
    const parts = names.map((name) => this.#counted(filters[name]));
    const found = await this.rows.query<{ name: Name; count: number | string }[]>(
      names
        .map(
          (name, index) =>
            `SELECT '${name}' AS name, COUNT(*) AS count FROM (SELECT 1 FROM ${parts[index]?.sql} LIMIT ${countedAtMost}) counted`,
        )
        .join(' UNION ALL '),
      parts.flatMap(({ values }) => values),
    );
    return Object.fromEntries(found.map(({ name, count }) => [name, Number(count)])) as Record<Name, number>;
  }

  /** What follows FROM, where the offers of a filter are counted. */
  #counted(filter: OfferFilter): Conditions {
    const { sql, values } = allOf(filterConditions(filter));
    const hasDays = filter.validFrom !== undefined || filter.validTo !== undefined;
    const { index } = sortColumns[hasDays ? 'validUntil' : 'created'];
    return { sql: `${this.#offersBy(filter, index)} WHERE ${sql}`, values };
  }

  /** The offers of one creator are few: they are read by themselves, and sorted where their index does not. */
  #offersBy({ creatorId }: OfferFilter, index: string): string {
    const used = creatorId === undefined ? index : 'ix_offers_creator_created_at_id';
    return `offers offer ${useIndex(this.rows.manager.dataSource, used)}`;
  }
}

function filterConditions(filter: OfferFilter): Conditions[] {
  const { client, creatorId, currency, validFrom, validTo, outcome, waits, createdBy } = filter;
  const parts: Conditions[] = [];
  if (creatorId !== undefined) parts.push({ sql: 'offer.creator_id = ?', values: [creatorId] });
  if (client !== undefined) parts.push({ sql: 'INSTR(offer.client_name_key, ?) > 0', values: [client] });
  if (currency !== undefined) parts.push({ sql: 'offer.currency = ?', values: [currency] });
  if (validFrom !== undefined) parts.push({ sql: 'offer.valid_until >= ?', values: [validFrom] });
  if (validTo !== undefined) parts.push({ sql: 'offer.valid_until <= ?', values: [validTo] });
  if (outcome !== undefined) parts.push({ sql: outcomes[outcome], values: [] });
  if (waits) parts.push({ sql: `(${waitingSql.question} OR ${waitingSql.extension})`, values: [] });
  if (createdBy !== undefined) parts.push({ sql: 'offer.created_by = ?', values: [createdBy] });
  return parts;
}
