import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from '../platform/access/access.guard.js';
import { AuditModule } from '../platform/audit/audit.module.js';
import { AuditTrail } from '../platform/audit/audit-trail.js';
import { AuthModule } from '../features/auth/auth.module.js';
import type { Clock } from '../platform/clock/clock.js';
import type { Config } from '../platform/config/config.js';
import { CoreModule } from '../platform/core/core.module.js';
import { CreatorsModule } from '../features/creators/creators.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { HealthModule } from '../features/system/health.module.js';
import { ContractPipe } from '../platform/http/contract.pipe.js';
import { ProblemFilter } from './problems/problem.filter.js';
import type { Logger } from '../platform/logging/logger.js';
import { LogsModule } from '../features/logs/logs.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { OffersModule } from '../features/offers/offers.module.js';
import { Pricing2025Module } from '../features/pricing-2025/pricing-2025.module.js';
import { RateLimitModule } from '../platform/rate-limit/rate-limit.module.js';
import { RemoteFailuresModule } from '../features/system/remote-failures.module.js';
import { SessionsModule } from '../features/sessions/sessions.module.js';
import { SlackModule } from '../features/slack/slack.module.js';
import { SettingsModule } from '../features/system/settings.module.js';
import { TranslationsModule } from '../features/translations/translations.module.js';
import { UserManagementModule } from '../features/user-management/user-management.module.js';
import { schema } from './schema/schema.js';

@Module({})
export class AppModule {
  static forRoot(config: Config, logger: Logger, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(config, logger, clock),
        DatabaseModule.forRoot(schema),
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
        UserManagementModule,
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
