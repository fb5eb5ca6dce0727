import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from '../platform/access/access.guard.js';
import { AuditModule } from '../platform/audit/audit.module.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { AuthModule } from '../features/auth/auth.module.js';
import type { Clock } from '../platform/clock/clock.js';
import type { Config } from '../platform/config/config.js';
import { CoreModule } from '../platform/core/core.module.js';
import { CreatorsModule } from '../features/creators/creators.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { ContractValidationPipe } from '../platform/http/validation.pipe.js';
import { ProblemFilter } from './problem.filter.js';
import type { Logger } from '../platform/logging/logger.js';
import { LogsModule } from '../features/logs/logs.module.js';
import { MailModule } from '../features/mail/mail.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { OffersModule } from '../features/offers/offers.module.js';
import { OverviewModule } from '../features/overview/overview.module.js';
import { PriceBooksModule } from '../features/price-books/price-books.module.js';
import { PriceSimulationModule } from '../features/price-simulation/price-simulation.module.js';
import { Pricing2025Module } from '../features/pricing-2025/pricing-2025.module.js';
import { RateLimitModule } from '../platform/rate-limit/rate-limit.module.js';
import { SessionsModule } from '../features/sessions/sessions.module.js';
import { SlackModule } from '../features/slack/slack.module.js';
import { SystemModule } from '../features/system/system.module.js';
import { TranslationsModule } from '../features/translations/translations.module.js';
import { AccountModule } from '../features/account/account.module.js';
import { UserLinksModule } from '../features/links/user-links.module.js';
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
        AccountModule,
        AuthModule,
        CreatorsModule,
        LogsModule,
        MailModule,
        MetricsModule,
        OffersModule,
        OverviewModule,
        PriceBooksModule,
        PriceSimulationModule,
        Pricing2025Module,
        RateLimitModule,
        SessionsModule,
        SystemModule,
        SlackModule,
        TranslationsModule,
        UserLinksModule,
        UserManagementModule,
      ],
      providers: [
        // Guards run in this order: a call that is refused is known to the audit.
        { provide: APP_GUARD, useExisting: AuditService },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ContractValidationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
