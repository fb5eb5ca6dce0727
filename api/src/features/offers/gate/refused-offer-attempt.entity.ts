import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many password attempts were refused unseen, for one offer, from one network, in one hour (decision B26). */
@Entity('refused_offer_attempts')
export class RefusedOfferAttemptEntity {
  /** Empty where the network's own limit refused them: which offers they were for, nobody looked at. */
  @PrimaryColumn({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @PrimaryColumn({ type: 'varchar', length: 45 })
  network!: string;

  /** Its beginning, UTC. */
  @Index('ix_refused_offer_attempts_hour')
  @PrimaryColumn({ type: 'datetime', precision: 3 })
  hour!: Date;

  @Column({ type: Number })
  attempts!: number;
}
