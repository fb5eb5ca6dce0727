import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalculationLogEntity } from './calculation-log.entity.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { LogsController } from './logs.controller.js';
import { LogsService } from './logs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CalculationLogEntity])],
  controllers: [LogsController],
  providers: [CalculationLogRepository, LogsService],
})
export class LogsModule {}
