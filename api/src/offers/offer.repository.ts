import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { OfferEntity } from './offer.entity.js';

@Injectable()
export class OfferRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  async find(id: string): Promise<OfferEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }
}
