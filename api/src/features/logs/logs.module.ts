import { Module } from '@nestjs/common';
import { CalculationLogRetentionJob } from './calculation-log-retention.job.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { CompanyLogSearchRepository } from './company-log-search.repository.js';
import { CompanyRepository } from './company.repository.js';
import { LogDemandRepository } from './log-demand.repository.js';
import { LogDemandService } from './log-demand.service.js';
import { LogSearchRepository } from './log-search.repository.js';
import { LogUsageRepository } from './log-usage.repository.js';
import { LogsController } from './logs.controller.js';
import { LogsService } from './logs.service.js';

@Module({
  controllers: [LogsController],
  providers: [
    CalculationLogRetentionJob,
    CalculationLogRepository,
    CompanyLogSearchRepository,
    CompanyRepository,
    LogDemandRepository,
    LogDemandService,
    LogSearchRepository,
    LogUsageRepository,
    LogsService,
  ],
  exports: [LogDemandService, LogUsageRepository],
})
export class LogsModule {}
