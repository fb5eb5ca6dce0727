import { Module } from '@nestjs/common';
import { ServerTextsService } from './server-texts.service.js';
import { TranslationRepository } from './translation.repository.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

@Module({
  controllers: [TranslationsController],
  providers: [ServerTextsService, TranslationRepository, TranslationsService],
  exports: [ServerTextsService, TranslationRepository],
})
export class TranslationsModule {}
