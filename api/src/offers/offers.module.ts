import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { OfferAttemptEntity } from './offer-attempt.entity.js';
import { OfferAttemptRepository } from './offer-attempt.repository.js';
import { OfferEntity } from './offer.entity.js';
import { OfferRepository } from './offer.repository.js';
import { OfferThrottle } from './offer-throttle.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OfferEntity, OfferAttemptEntity]), PasswordsModule],
  controllers: [OffersController],
  providers: [OfferAttemptRepository, OfferRepository, OfferThrottle, OffersService],
})
export class OffersModule {}
