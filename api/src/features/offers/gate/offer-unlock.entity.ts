import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
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
