import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { addToCounter } from '../../../platform/database/add-to-counter.js';
import { RefusedOfferAttemptEntity } from './refused-offer-attempt.entity.js';

@Injectable()
export class RefusedOfferAttemptRepository {
  constructor(
    @InjectRepository(RefusedOfferAttemptEntity) private readonly rows: Repository<RefusedOfferAttemptEntity>,
  ) {}

  async add({ offerId, network, hour, attempts }: RefusedOfferAttemptEntity): Promise<void> {
    await addToCounter(this.rows, { offer_id: offerId, network, hour }, 'attempts', attempts);
  }

  async removeBefore(time: Date): Promise<void> {
    await this.rows.delete({ hour: LessThan(time) });
  }
}
