import { createHash } from 'node:crypto';
import { Controller, Get, Res } from '@nestjs/common';
import { apiPaths, type TranslationEntry } from '@programme/contracts';
import type { Response } from 'express';
import { TranslationsService } from './translations.service.js';

@Controller()
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  /** Browsers keep the list and ask whether it changed: Express answers 304 to a matching If-None-Match. */
  @Get(apiPaths.translations)
  async list(@Res({ passthrough: true }) response: Response): Promise<TranslationEntry[]> {
    const entries = await this.translations.list();
    const digest = createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
    response.set({ ETag: `"${digest}"`, 'Cache-Control': 'no-cache' });
    return entries;
  }
}
