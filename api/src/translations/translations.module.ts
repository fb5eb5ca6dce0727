import { Module } from '@nestjs/common';
import { TranslationRepository } from './translation.repository.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

@Module({
  controllers: [TranslationsController],
  providers: [TranslationRepository, TranslationsService],
})
export class TranslationsModule {}
