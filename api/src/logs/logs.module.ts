import { Module } from '@nestjs/common';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { LogsController } from './logs.controller.js';
import { LogsService } from './logs.service.js';

@Module({
  controllers: [LogsController],
  providers: [CalculationLogRepository, LogsService],
})
export class LogsModule {}
