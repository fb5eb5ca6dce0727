import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { AuditModule } from './audit/audit.module.js';
import { AuditTrail } from './audit/audit-trail.js';
import { AuthModule } from './auth/auth.module.js';
import type { Clock } from './clock/clock.js';
import type { Config } from './config/config.js';
import { CoreModule } from './core.module.js';
import { CreatorsModule } from './creators/creators.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { ContractPipe } from './http/contract.pipe.js';
import { ProblemFilter } from './http/problem.filter.js';
import type { Logger } from './logging/logger.js';
import { LogsModule } from './logs/logs.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OffersModule } from './offers/offers.module.js';
import { Pricing2025Module } from './pricing-2025/pricing-2025.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { RemoteFailuresModule } from './remote-failures/remote-failures.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SlackModule } from './slack/slack.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TranslationsModule } from './translations/translations.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static forRoot(config: Config, logger: Logger, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(config, logger, clock),
        DatabaseModule,
        AuditModule,
        AuthModule,
        CreatorsModule,
        HealthModule,
        LogsModule,
        MetricsModule,
        OffersModule,
        Pricing2025Module,
        RateLimitModule,
        RemoteFailuresModule,
        SessionsModule,
        SettingsModule,
        SlackModule,
        TranslationsModule,
        UsersModule,
      ],
      providers: [
        // Guards run in this order: a call that is refused is known to the audit.
        { provide: APP_GUARD, useExisting: AuditTrail },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ContractPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
