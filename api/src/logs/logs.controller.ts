import { Body, Controller, Get, Post, Query, Res, UseGuards } from '@nestjs/common';
import {
  apiPaths,
  calculationLogSchema,
  logsQuerySchema,
  type CalculationLog,
  type CalculationLogBody,
  type CalculationLogCreated,
  type LogsQuery,
} from '@programme/contracts';
import type { Response } from 'express';
import { ForEveryone } from '../access/access.js';
import { setPageHeaders } from '../http/page-headers.js';
import { RateLimitGuard } from '../rate-limit/rate-limit.guard.js';
import { LogsService } from './logs.service.js';

@Controller()
export class LogsController {
  constructor(private readonly logs: LogsService) {}

  @Post(apiPaths.logs)
  @ForEveryone()
  @UseGuards(RateLimitGuard)
  async record(@Body({ schema: calculationLogSchema }) body: CalculationLogBody): Promise<CalculationLogCreated> {
    return { id: await this.logs.record(body) };
  }

  @Get(apiPaths.logs)
  async list(
    @Query({ schema: logsQuerySchema }) query: LogsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CalculationLog[]> {
    const page = await this.logs.page(query);
    setPageHeaders(response, page, apiPaths.logs, query);
    return page.rows;
  }
}
