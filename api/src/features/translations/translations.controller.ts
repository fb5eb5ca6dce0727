import { Body, Controller, Delete, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import {
  apiPaths,
  listOf,
  translationChangeSchema,
  translationRemovalQuerySchema,
  translationResponse,
  type TranslationChange,
  type TranslationEntry,
  type TranslationRemovalQuery,
} from '@programme/contracts';
import type { Request, Response } from 'express';
import { Public, Requires } from '../../platform/access/access.decorators.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { NoBody } from '../../platform/http/no-body.guard.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { TranslationsService } from './translations.service.js';

@Controller()
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  /** Browsers keep the list and ask whether it changed. */
  @Get(apiPaths.translations)
  @Responds({ body: listOf(translationResponse), conditional: true })
  @Public()
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly TranslationEntry[] | undefined> {
    const { entries, digest } = await this.translations.edition();
    response.set({ ETag: `"${digest}"`, 'Cache-Control': 'no-cache' });
    if (!request.fresh) return entries;
    // Express would find that out as well, once it had written the list as text.
    response.status(304);
    return undefined;
  }

  @Patch(apiPaths.translation)
  @Requires('texts.write')
  @Responds({ body: translationResponse, problems: ['not-found', 'stale-version'] })
  @Audited('translation.change', { entity: 'translation' })
  change(
    @Param('key') key: string,
    @Body({ schema: translationChangeSchema }) change: TranslationChange,
  ): Promise<TranslationEntry> {
    return this.translations.change(key, change);
  }

  @Delete(apiPaths.translation)
  @Requires('texts.write')
  @Responds({ problems: ['not-found', 'stale-version'] })
  @NoBody()
  @Audited('translation.remove', { entity: 'translation' })
  remove(
    @Param('key') key: string,
    @Query({ schema: translationRemovalQuerySchema }) { version }: TranslationRemovalQuery,
  ): Promise<void> {
    return this.translations.remove(key, version === undefined ? undefined : Number(version));
  }
}
