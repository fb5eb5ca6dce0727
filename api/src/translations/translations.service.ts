import { Injectable } from '@nestjs/common';
import type { TranslationEntry } from '@programme/contracts';
import { toTranslationEntry } from './translation.mapper.js';
import { TranslationRepository } from './translation.repository.js';

@Injectable()
export class TranslationsService {
  constructor(private readonly translations: TranslationRepository) {}

  /** Every text that an admin wrote in place of a built-in one, by key. */
  async list(): Promise<TranslationEntry[]> {
    return (await this.translations.findAll()).map(toTranslationEntry);
  }
}
