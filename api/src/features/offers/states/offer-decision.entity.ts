import type { DecisionKind } from '@programme/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { OfferEntity } from '../records/offer.entity.js';
import type { Evidence } from '../records/evidence.js';

/** How a decision came about, apart from its evidence. */
export type DecisionVisits = { readonly count: number; readonly times: readonly string[] };

/** What a client decided. A row never changes but for `currentOfferId`, `reversalSequence` and the address. */
@Entity('offer_decisions')
@Index('ix_offer_decisions_offer', ['offerId', 'id'])
export class OfferDecisionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @ManyToOne(() => OfferEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_offer_decisions_offer' })
  offer?: OfferEntity;

  /** The offer's id, in the decision that counts alone: the unique key allows one. */
  @Index('ux_offer_decisions_current', { unique: true })
  @Column({ name: 'current_offer_id', type: 'varchar', length: 36, nullable: true })
  currentOfferId!: string | null;

  @Column({ type: 'varchar', length: 10 })
  kind!: DecisionKind;

  @Column({ type: Number })
  revision!: number;

  @Index('ix_offer_decisions_decided_at')
  @Column({ name: 'decided_at', type: 'datetime', precision: 3 })
  decidedAt!: Date;

  @Column({ type: 'json' })
  evidence!: Evidence;

  /** SHA-256 of the evidence's canonical JSON. */
  @Index('ix_offer_decisions_digest')
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  /** The client's whole address, encrypted; null once it is old. */
  @Column({ name: 'sealed_address', type: 'varchar', length: 255, nullable: true })
  sealedAddress!: string | null;

  @Column({ name: 'user_agent', type: 'text', nullable: true })
  userAgent!: string | null;

  @Column({ type: 'json' })
  visits!: DecisionVisits;

  /** Sequence of the event that reversed it; null while it was not. */
  @Column({ name: 'reversal_sequence', type: Number, nullable: true })
  reversalSequence!: number | null;
}
