import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferMessageEntity, type NewMessage } from './offer-message.entity.js';

@Injectable()
export class OfferMessageRepository {
  constructor(@InjectRepository(OfferMessageEntity) private readonly rows: Repository<OfferMessageEntity>) {}

  /** The oldest first. */
  findAll(offerId: string): Promise<OfferMessageEntity[]> {
    return this.rows.find({ where: { offerId }, order: { id: 'ASC' } });
  }

  async insert(transaction: Transaction, message: NewMessage): Promise<OfferMessageEntity> {
    const row = transaction.create(OfferMessageEntity, message);
    await transaction.insert(OfferMessageEntity, row);
    return row;
  }
}
