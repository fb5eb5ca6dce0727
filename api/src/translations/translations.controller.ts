import { createHash } from 'node:crypto';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Res } from '@nestjs/common';
import {
  apiPaths,
  translationChangeSchema,
  translationRemovalQuerySchema,
  type TranslationChange,
  type TranslationEntry,
  type TranslationRemovalQuery,
} from '@programme/contracts';
import type { Response } from 'express';
import { ForEveryone } from '../access/access.js';
import { Audited } from '../audit/audited.js';
import { TranslationsService } from './translations.service.js';

@Controller()
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  /** Browsers keep the list and ask whether it changed: Express answers 304 to a matching If-None-Match. */
  @Get(apiPaths.translations)
  @ForEveryone()
  async list(@Res({ passthrough: true }) response: Response): Promise<TranslationEntry[]> {
    const entries = await this.translations.list();
    const digest = createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
    response.set({ ETag: `"${digest}"`, 'Cache-Control': 'no-cache' });
    return entries;
  }

  @Patch(apiPaths.translation)
  @Audited('translation.change', { entity: 'translation' })
  change(
    @Param('key') key: string,
    @Body({ schema: translationChangeSchema }) change: TranslationChange,
  ): Promise<TranslationEntry> {
    return this.translations.change(key, change);
  }

  @Delete(apiPaths.translation)
  @Audited('translation.remove', { entity: 'translation' })
  @HttpCode(204)
  remove(
    @Param('key') key: string,
    @Query({ schema: translationRemovalQuerySchema }) { version }: TranslationRemovalQuery,
  ): Promise<void> {
    return this.translations.remove(key, version === undefined ? undefined : Number(version));
  }
}
