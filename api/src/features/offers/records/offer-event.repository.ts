import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { OfferAction } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn, type Repository } from 'typeorm';

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

/** Most events of an offer that are shown. */
const mostShown = 200;

@Injectable()
export class OfferEventRepository {
  constructor(@InjectRepository(OfferEventEntity) private readonly rows: Repository<OfferEventEntity>) {}

  /** Newest first. */
  findOf(offerId: string): Promise<OfferEventEntity[]> {
    return this.rows.find({ where: { offerId }, order: { id: 'DESC' }, take: mostShown });
  }
}
