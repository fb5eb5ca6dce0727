import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TranslationEntity } from './translation.entity.js';
import { TranslationRepository } from './translation.repository.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TranslationEntity])],
  controllers: [TranslationsController],
  providers: [TranslationRepository, TranslationsService],
})
export class TranslationsModule {}
