import { Global, Module } from '@nestjs/common';
import { VisitorAddressService } from '../addresses/visitor-address.service.js';
import { RateLimitWindowRepository } from './rate-limit-window.repository.js';
import { RateLimiter } from './rate-limiter.js';

/** Limits of calls, and what they count by; every module may use them. */
@Global()
@Module({
  providers: [RateLimitWindowRepository, RateLimiter, VisitorAddressService],
  exports: [RateLimiter, VisitorAddressService],
})
export class RateLimitModule {}
