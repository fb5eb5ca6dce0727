import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BatchLoader } from '../../../platform/database/batch-loader.js';
import { RowMapper, type Row } from '../../../platform/database/row-mapper.js';
import { countedAtMost, countRows } from '../../../platform/database/row-statements.js';
import { allOf, behind, type Conditions, useIndex } from '../../../platform/database/sql.js';
import type { Keyset } from '../../../platform/http/pagination.js';
import { CreatorEntity } from '../../creators/creator.entity.js';
import { OfferEntity } from '../records/offer.entity.js';
import { listedColumns, type ListedOffer } from '../records/offer.mapper.js';

export type OfferFilter = {
  /** What the key of the client's name contains; not empty. */
  readonly client: string | undefined;
  readonly creatorId: number | undefined;
};

type ListedCreator = Pick<CreatorEntity, 'id' | 'name'>;

/** Reads the list of offers, newest first, in the order of an index that each statement names. */
@Injectable()
export class OfferListRepository {
  readonly #offers: RowMapper<OfferEntity, keyof ListedOffer>;
  readonly #creators: RowMapper<CreatorEntity, keyof ListedCreator>;
  readonly #counts = new BatchLoader(
    (filters: readonly OfferFilter[]) => filters.map((filter) => this.#count(filter)),
    JSON.stringify,
  );

  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {
    this.#offers = new RowMapper(rows, 'offer', listedColumns);
    this.#creators = new RowMapper(rows.manager.getRepository(CreatorEntity), 'creator', ['id', 'name']);
  }

  /** At most `limit` offers behind a keyset, with the names of their creators; from the newest without one. */
  async find(
    filter: OfferFilter,
    after: Keyset<string> | undefined,
    limit: number,
  ): Promise<(ListedOffer & { readonly creator: string })[]> {
    const { sql, values } = conditions(filter, after);
    const rows = await this.rows.query<Row[]>(
      `SELECT ${this.#offers.selection}, ${this.#creators.selection} FROM ${this.#offersBy(filter)}
       LEFT JOIN creators creator ON creator.id = offer.creator_id
       WHERE ${sql} ORDER BY offer.created_at DESC, offer.id DESC LIMIT ${limit}`,
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
    const { sql, values } = conditions(filter);
    return countRows(this.rows.manager.dataSource, `${this.#offersBy(filter)} WHERE ${sql}`, values, countedAtMost);
  }

  #offersBy({ creatorId }: OfferFilter): string {
    const index = creatorId === undefined ? 'ix_offers_created_at_id' : 'ix_offers_creator_created_at_id';
    return `offers offer ${useIndex(this.rows.manager.dataSource, index)}`;
  }
}

function conditions({ client, creatorId }: OfferFilter, after?: Keyset<string>): Conditions {
  const parts: Conditions[] = [];
  if (creatorId !== undefined) parts.push({ sql: 'offer.creator_id = ?', values: [creatorId] });
  if (client !== undefined) parts.push({ sql: 'INSTR(offer.client_name_key, ?) > 0', values: [client] });
  if (after) parts.push(behind({ time: 'offer.created_at', id: 'offer.id' }, after));
  return allOf(parts);
}
