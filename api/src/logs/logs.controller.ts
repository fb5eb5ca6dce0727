import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import {
  apiPaths,
  calculationLogSchema,
  type CalculationLogBody,
  type CalculationLogCreated,
} from '@programme/contracts';
import { LogsService } from './logs.service.js';

@Controller()
export class LogsController {
  constructor(private readonly logs: LogsService) {}

  @Post(apiPaths.logs)
  @UseGuards(ThrottlerGuard)
  async record(@Body({ schema: calculationLogSchema }) body: CalculationLogBody): Promise<CalculationLogCreated> {
    return { id: await this.logs.record(body) };
  }
}
