import type { OfferAction } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what with an offer, and when. Not tied to `offers` or `users`: it outlives both. */
@Entity('offer_events')
@Index('ix_offer_events_offer_id', ['offerId', 'id'])
export class OfferEventEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @Column({ type: 'varchar', length: 20 })
  action!: OfferAction;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  @Column({ name: 'user_id', type: Number })
  userId!: number;

  @Column({ type: 'varchar', length: 64 })
  username!: string;

  /** Of a change: the names of the fields that are different since. */
  @Column({ type: 'json' })
  fields!: string[];
}
