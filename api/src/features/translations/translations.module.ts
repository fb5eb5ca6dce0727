import { Module } from '@nestjs/common';
import { ServerTexts } from './server-texts.js';
import { TranslationRepository } from './translation.repository.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

@Module({
  controllers: [TranslationsController],
  providers: [ServerTexts, TranslationRepository, TranslationsService],
  exports: [ServerTexts],
})
export class TranslationsModule {}
