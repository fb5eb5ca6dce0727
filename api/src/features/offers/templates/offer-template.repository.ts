import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { OfferTemplateEntity, type TemplateRow } from './offer-template.entity.js';

type NewTemplate = Omit<OfferTemplateEntity, 'id' | 'version'>;

@Injectable()
export class OfferTemplateRepository {
  constructor(@InjectRepository(OfferTemplateEntity) private readonly rows: Repository<OfferTemplateEntity>) {}

  /** Without quotes and texts, which may be long. */
  findAll(): Promise<TemplateRow[]> {
    const columns = { id: true, name: true, nameKey: true, currency: true, language: true } as const;
    return this.rows.find({
      select: { ...columns, quotesCount: true, savedBy: true, savedAt: true, version: true },
    });
  }

  count(): Promise<number> {
    return this.rows.count();
  }

  async find(id: number): Promise<OfferTemplateEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }

  /** Throws the engine's unique violation when the name is taken. */
  async insert(template: NewTemplate): Promise<OfferTemplateEntity> {
    const row = this.rows.create({ ...template, version: 1 });
    await this.rows.insert(row);
    return row;
  }

  /**
   * False when the template has another version than the caller saw, or is gone. Throws the engine's unique violation
   * when the name is taken.
   */
  async update(id: number, version: number, changes: Partial<NewTemplate>): Promise<boolean> {
    const { affected } = await this.rows.update({ id, version }, { ...changes, version: version + 1 });
    return affected === 1;
  }

  /** False when it is gone already. */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.rows.delete({ id });
    return affected === 1;
  }
}
