import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, LessThanOrEqual, type Repository } from 'typeorm';
import { BatchLoader } from '../../../platform/database/batch-loader.js';
import { removeInBatches } from '../../../platform/database/row-statements.js';
import { RowMapper, type Row } from '../../../platform/database/row-mapper.js';
import { placeholders } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';

/** That a browser gave the code of an offer: what its cookie for this offer stands for (docs/adr/0020). */
@Entity('offer_unlocks')
export class OfferUnlockEntity {
  /** SHA-256 of the cookie's token: a copy of the table opens no offer. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Index('ix_offer_unlocks_offer')
  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @ManyToOne(() => OfferEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_offer_unlocks_offer' })
  offer?: OfferEntity;

  /** The code that was given: another one of the offer is another lock. */
  @Column({ name: 'code_version', type: Number })
  codeVersion!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Index('ix_offer_unlocks_expires_at')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;
}

@Injectable()
export class OfferUnlockRepository {
  readonly #reader: RowMapper<OfferUnlockEntity>;
  readonly #batches = new BatchLoader((ids: readonly string[]) => this.#findAll(ids));

  constructor(@InjectRepository(OfferUnlockEntity) private readonly rows: Repository<OfferUnlockEntity>) {
    this.#reader = new RowMapper(rows, 'unlock_row');
  }

  async insert(unlock: OfferUnlockEntity): Promise<void> {
    await this.rows.insert(unlock);
  }

  find(id: string): Promise<OfferUnlockEntity | undefined> {
    return this.#batches.load(id);
  }

  async #findAll(ids: readonly string[]): Promise<(OfferUnlockEntity | undefined)[]> {
    const rows = await this.rows.query<Row[]>(
      `SELECT ${this.#reader.selection} FROM offer_unlocks unlock_row WHERE unlock_row.id IN (${placeholders(ids)})`,
      [...ids],
    );
    const found = new Map(this.#reader.all(rows).map((unlock) => [unlock.id, unlock]));
    return ids.map((id) => found.get(id));
  }

  async renew(id: string, expiresAt: Date): Promise<void> {
    await this.rows.update({ id }, { expiresAt });
  }

  async removeEnded(now: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { expiresAt: LessThanOrEqual(now) } });
  }
}
