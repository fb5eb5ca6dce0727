import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { removeInBatches } from '../database/row-statements.js';
import type { Transaction } from '../database/sql.js';
import { IdempotentRequestEntity } from './idempotent-request.entity.js';

@Injectable()
export class IdempotentRequestRepository {
  constructor(@InjectRepository(IdempotentRequestEntity) private readonly rows: Repository<IdempotentRequestEntity>) {}

  async find(id: string): Promise<IdempotentRequestEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }

  /**
   * Throws the engine's unique violation when the call was made before; while that call is under way in another
   * transaction, waits for its end.
   */
  async insert(manager: Transaction, request: IdempotentRequestEntity): Promise<void> {
    await manager.insert(IdempotentRequestEntity, request);
  }

  async removeBefore(time: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { createdAt: LessThan(time) } });
  }
}
