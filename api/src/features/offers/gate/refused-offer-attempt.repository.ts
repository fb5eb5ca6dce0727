import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, PrimaryColumn, LessThan, type Repository } from 'typeorm';
import { addToCounter, removeInBatches } from '../../../platform/database/row-statements.js';

/**
 * How many password attempts were refused before their check, for one offer, from one network, in one hour (decision
 * B26).
 */
@Entity('refused_offer_attempts')
export class RefusedOfferAttemptEntity {
  /** Empty where the network's limit refused them: the offer is not looked up then. */
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

@Injectable()
export class RefusedOfferAttemptRepository {
  constructor(
    @InjectRepository(RefusedOfferAttemptEntity) private readonly rows: Repository<RefusedOfferAttemptEntity>,
  ) {}

  async add({ offerId, network, hour, attempts }: RefusedOfferAttemptEntity): Promise<void> {
    await addToCounter(this.rows, { offer_id: offerId, network, hour }, 'attempts', attempts);
  }

  async removeBefore(time: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { hour: LessThan(time) } });
  }
}
