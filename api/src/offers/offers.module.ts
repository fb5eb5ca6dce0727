import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { OfferAttemptRepository } from './offer-attempt.repository.js';
import { OfferRepository } from './offer.repository.js';
import { OfferThrottle } from './offer-throttle.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';

@Module({
  imports: [PasswordsModule],
  controllers: [OffersController],
  providers: [OfferAttemptRepository, OfferRepository, OfferThrottle, OffersService],
})
export class OffersModule {}
