import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { OfferEventEntity } from './offer-event.entity.js';

/** Most events of an offer that are shown. */
const mostShown = 200;

@Injectable()
export class OfferEventRepository {
  constructor(@InjectRepository(OfferEventEntity) private readonly rows: Repository<OfferEventEntity>) {}

  /** Newest first. */
  findOf(offerId: string): Promise<OfferEventEntity[]> {
    return this.rows.find({ where: { offerId }, order: { id: 'DESC' }, take: mostShown });
  }

  /** Those of an offer with some sequences. */
  findSequences(offerId: string, sequences: readonly number[]): Promise<OfferEventEntity[]> {
    return this.rows.findBy({ offerId, sequence: In([...sequences]) });
  }
}
