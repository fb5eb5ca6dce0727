import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import {
  apiPaths,
  calculationLogSchema,
  type CalculationLogBody,
  type CalculationLogCreated,
} from '@programme/contracts';
import { RateLimitGuard } from '../rate-limit/rate-limit.guard.js';
import { LogsService } from './logs.service.js';

@Controller()
export class LogsController {
  constructor(private readonly logs: LogsService) {}

  @Post(apiPaths.logs)
  @UseGuards(RateLimitGuard)
  async record(@Body({ schema: calculationLogSchema }) body: CalculationLogBody): Promise<CalculationLogCreated> {
    return { id: await this.logs.record(body) };
  }
}
