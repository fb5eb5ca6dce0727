import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TranslationEntity } from './translation.entity.js';

@Injectable()
export class TranslationRepository {
  constructor(@InjectRepository(TranslationEntity) private readonly rows: Repository<TranslationEntity>) {}

  findAll(): Promise<TranslationEntity[]> {
    return this.rows.find({ order: { key: 'ASC' } });
  }
}
