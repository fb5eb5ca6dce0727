import type { OfferSnapshot } from '@programme/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { OfferEntity } from '../records/offer.entity.js';

/** What the client can see of an offer, or could see before a change: frozen. */
@Entity('offer_revisions')
@Index('ux_offer_revisions_offer_number', ['offerId', 'number'], { unique: true })
export class OfferRevisionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @ManyToOne(() => OfferEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_offer_revisions_offer' })
  offer?: OfferEntity;

  @Column({ type: Number })
  number!: number;

  /** The offer's id, in the current revision alone: the unique key allows one. */
  @Index('ux_offer_revisions_current', { unique: true })
  @Column({ name: 'current_offer_id', type: 'varchar', length: 36, nullable: true })
  currentOfferId!: string | null;

  @Column({ type: 'json' })
  snapshot!: OfferSnapshot;

  /** SHA-256 of the snapshot's canonical JSON. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  /** When it got its snapshot, and who gave it; null where no event tells. */
  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'varchar', length: 64, nullable: true })
  username!: string | null;
}
