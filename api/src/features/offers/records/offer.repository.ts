import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { CreatorEntity } from '../../creators/creator.entity.js';
import { BatchLoader } from '../../../platform/database/batch-loader.js';
import { slicesById } from '../../../platform/database/row-statements.js';
import { exclusiveLock, placeholders, primaryKey } from '../../../platform/database/sql.js';
import { RowMapper, type Row } from '../../../platform/database/row-mapper.js';
import type { ApprovalFields } from './offer-approval.js';
import type { ContentFields } from './offer-content.js';
import { OfferQuoteEntity } from './offer-quote.entity.js';
import { OfferEntity } from './offer.entity.js';
import { undecidedSql } from './offer-status.js';

export type NewQuoteRow = Omit<OfferQuoteEntity, 'id' | 'offerId' | 'offer'>;

/** The part of an offer that a change writes. A change of the last day also starts its reminder anew. */
export type OfferFields = Pick<OfferEntity, 'clientName' | 'clientNameKey' | 'creatorId' | 'currency' | 'validUntil'> &
  ContentFields;

@Injectable()
export class OfferRepository {
  readonly #offers: RowMapper<OfferEntity>;
  readonly #creators: RowMapper<CreatorEntity>;
  readonly #quotes: RowMapper<OfferQuoteEntity>;
  readonly #batches = new BatchLoader((ids: readonly string[]) => this.#findAllWhole(ids, this.rows.manager));

  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {
    this.#offers = new RowMapper(rows, 'offer');
    this.#creators = new RowMapper(rows.manager.getRepository(CreatorEntity), 'creator');
    this.#quotes = new RowMapper(rows.manager.getRepository(OfferQuoteEntity), 'quote');
  }

  async find(id: string, manager: EntityManager = this.rows.manager): Promise<OfferEntity | undefined> {
    return (await manager.findBy(OfferEntity, { id }))[0];
  }

  /** With creator and quotes. */
  findWhole(id: string): Promise<OfferEntity | undefined> {
    return this.#batches.load(id);
  }

  /** As `findWhole`, as the transaction sees the offer. */
  async readWhole(manager: EntityManager, id: string): Promise<OfferEntity | undefined> {
    return (await this.#findAllWhole([id], manager))[0];
  }

  async #findAllWhole(ids: readonly string[], manager: EntityManager): Promise<(OfferEntity | undefined)[]> {
    const rows = await manager.query<Row[]>(
      `SELECT ${this.#offers.selection}, ${this.#creators.selection}, ${this.#quotes.selection} FROM offers offer
       LEFT JOIN creators creator ON creator.id = offer.creator_id
       LEFT JOIN offer_quotes quote ON quote.offer_id = offer.id WHERE offer.id IN (${placeholders(ids)})`,
      [...ids],
    );
    return ids.map((id) => {
      // Not by the database's word alone: MariaDB takes an id with blanks behind it for the same one.
      const own = rows.filter((row) => row['offer_id'] === id);
      const offer = this.#withCreator(own[0]);
      return offer && { ...offer, quotes: this.#quotes.all(own) };
    });
  }

  /** Writes the offer with its quotes. */
  async insert(
    manager: EntityManager,
    offer: Omit<OfferEntity, 'creator' | 'author' | 'quotes'>,
    quotes: readonly NewQuoteRow[],
  ): Promise<void> {
    await manager.insert(OfferEntity, offer);
    await insertQuotes(manager, offer.id, quotes);
  }

  /**
   * Replaces fields and quotes of the version that the caller saw, and raises it; false when it is no longer that.
   *
   * @param quotes null leaves them as they are, with their ids
   */
  async change(
    manager: EntityManager,
    { id, version, validUntil }: Pick<OfferEntity, 'id' | 'version' | 'validUntil'>,
    fields: OfferFields & ApprovalFields,
    quotes: readonly NewQuoteRow[] | null,
  ): Promise<boolean> {
    const next = version + 1;
    // Without another day the flag is left alone: a reminder may arrive at this moment.
    const reminder = fields.validUntil === validUntil ? {} : newDay(next);
    const change = { ...fields, ...reminder, version: next };
    const { affected } = await manager.update(OfferEntity, { id, version }, change);
    if (affected !== 1) return false;
    if (quotes) {
      await manager.delete(OfferQuoteEntity, { offerId: id });
      await insertQuotes(manager, id, quotes);
    }
    return true;
  }

  /**
   * Gives the version that the caller saw another last day, and raises it; false when it is no longer that, or is decided
   * or withdrawn.
   */
  async extend(
    manager: EntityManager,
    { id, version }: Pick<OfferEntity, 'id' | 'version'>,
    validUntil: string,
  ): Promise<boolean> {
    const next = version + 1;
    const seen = { id, version, decision: IsNull(), withdrawnAt: IsNull() };
    const { affected } = await manager.update(OfferEntity, seen, { validUntil, ...newDay(next), version: next });
    return affected === 1;
  }

  /** A client reads what the offer shows now. Locks its row, so that no change replaces that meanwhile. */
  async markSeen(manager: EntityManager, id: string): Promise<void> {
    await manager.update(OfferEntity, { id }, { seenRevision: () => 'revision' });
  }

  /** What the client sees has another number now: what it decided on the one before no longer counts. */
  async reopen(manager: EntityManager, id: string, revision: number): Promise<void> {
    await manager.update(OfferEntity, { id }, { revision, decision: null });
  }

  /** Puts another code in the place of the one of the version that the caller saw; false when it is no longer that. */
  async replaceCode(
    manager: EntityManager,
    { id, version, codeVersion }: Pick<OfferEntity, 'id' | 'version' | 'codeVersion'>,
    code: Pick<OfferEntity, 'passwordHash' | 'sealedAccessCode'>,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      OfferEntity,
      { id, version },
      { ...code, version: version + 1, codeVersion: codeVersion + 1 },
    );
    return affected === 1;
  }

  /** Whether an offer was ever accepted: whoever accepted has a certificate, which can be verified while the offer is there. */
  async wasAccepted(manager: EntityManager, id: string): Promise<boolean> {
    const accepted = "SELECT 1 FROM offer_decisions WHERE offer_id = ? AND kind = 'accepted' LIMIT 1";
    return (await manager.query<unknown[]>(accepted, [id])).length > 0;
  }

  /** False when there is no such offer. Quotes and messages go with it. */
  async remove(manager: EntityManager, id: string): Promise<boolean> {
    return (await manager.delete(OfferEntity, id)).affected === 1;
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.rows.manager.transaction(work);
  }

  /**
   * A transaction about one offer. It locks the offer's row by its key first: statements that find the row by different
   * indices would lock them in different orders, and wait for each other.
   */
  transactionOn<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.transaction(async (manager) => {
      const lock = exclusiveLock(manager);
      if (lock) await manager.query(`SELECT id FROM offers ${primaryKey(manager)} WHERE id = ? ${lock}`, [id]);
      return work(manager);
    });
  }

  /**
   * Slices of the undecided offers that end on a day from `first` to `last` and have not been reminded of, with their
   * creators.
   */
  endingBetween(first: string, last: string): AsyncGenerator<OfferEntity[], void> {
    return slicesById<OfferEntity>('', (after, limit) =>
      this.rows
        .createQueryBuilder('offer')
        .innerJoinAndSelect('offer.creator', 'creator')
        .where('offer.valid_until BETWEEN :first AND :last AND offer.reminder_sent = :sent', {
          first,
          last,
          sent: false,
        })
        .andWhere(`offer.id > :after AND ${undecidedSql}`, { after })
        .orderBy('offer.id')
        .limit(limit)
        .getMany(),
    );
  }

  /** Does nothing when the last day has changed since the offer was read. */
  async markReminded(
    manager: EntityManager,
    { id, validUntilVersion }: Pick<OfferEntity, 'id' | 'validUntilVersion'>,
  ): Promise<void> {
    await manager.update(OfferEntity, { id, validUntilVersion }, { reminderSent: true });
  }

  #withCreator(row: Row | undefined): OfferEntity | undefined {
    const offer = this.#offers.one(row);
    const creator = this.#creators.one(row);
    return offer && { ...offer, ...(creator && { creator }) };
  }
}

/** What another last day makes undone: its reminder is sent, and its client need not wait for more time. */
const newDay = (version: number) => ({
  validUntilVersion: version,
  reminderSent: false,
  extensionRequestedAt: null,
});

async function insertQuotes(manager: EntityManager, offerId: string, quotes: readonly NewQuoteRow[]): Promise<void> {
  // The query builder's types do not follow a JSON column into its object.
  await manager.insert(OfferQuoteEntity, quotes.map((quote) => ({ ...quote, offerId })) as never);
}
