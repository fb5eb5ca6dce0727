import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { Batcher } from '../../../platform/database/batcher.js';
import { placesFor } from '../../../platform/database/dialect.js';
import { RowReader, type Row } from '../../../platform/database/row-reader.js';
import { OfferUnlockEntity } from './offer-unlock.entity.js';

@Injectable()
export class OfferUnlockRepository {
  readonly #reader: RowReader<OfferUnlockEntity>;
  readonly #batches = new Batcher((ids: readonly string[]) => this.#findAll(ids));

  constructor(@InjectRepository(OfferUnlockEntity) private readonly rows: Repository<OfferUnlockEntity>) {
    this.#reader = new RowReader(rows, 'unlock_row');
  }

  async insert(unlock: OfferUnlockEntity): Promise<void> {
    await this.rows.insert(unlock);
  }

  find(id: string): Promise<OfferUnlockEntity | undefined> {
    return this.#batches.ask(id);
  }

  async #findAll(ids: readonly string[]): Promise<(OfferUnlockEntity | undefined)[]> {
    const rows = await this.rows.query<Row[]>(
      `SELECT ${this.#reader.selection} FROM offer_unlocks unlock_row WHERE unlock_row.id IN (${placesFor(ids)})`,
      [...ids],
    );
    const found = new Map(this.#reader.all(rows).map((unlock) => [unlock.id, unlock]));
    return ids.map((id) => found.get(id));
  }

  async renew(id: string, expiresAt: Date): Promise<void> {
    await this.rows.update({ id }, { expiresAt });
  }

  async removeEnded(now: Date): Promise<void> {
    await this.rows.delete({ expiresAt: LessThanOrEqual(now) });
  }
}
