import { Global, Module } from '@nestjs/common';
import { VisitorAddresses } from '../addresses/visitor-addresses.js';
import { RateLimitWindowCleaner } from './rate-limit-window.cleaner.js';
import { RateLimitWindowRepository } from './rate-limit-window.repository.js';
import { RateLimiter } from './rate-limiter.js';

/** Limits of calls, and what they count by; every module may use them. */
@Global()
@Module({
  providers: [RateLimitWindowCleaner, RateLimitWindowRepository, RateLimiter, VisitorAddresses],
  exports: [RateLimiter, VisitorAddresses],
})
export class RateLimitModule {}
