import { Body, Controller, Get, Post, Query, Res, UseGuards } from '@nestjs/common';
import {
  apiPaths,
  calculationLogCreatedResponse,
  calculationLogResponse,
  calculationLogSchema,
  listOf,
  logsExportSchema,
  logsQuerySchema,
  type CalculationLog,
  type CalculationLogBody,
  type CalculationLogCreated,
  type LogsExport,
  type LogsQuery,
} from '@programme/contracts';
import type { Response } from 'express';
import { Public, Requires } from '../../platform/access/access.decorators.js';
import { Audited, NotAudited } from '../../platform/audit/audited.decorator.js';
import { Calendar } from '../../platform/clock/clock.js';
import { setPageHeaders } from '../../platform/http/pagination.js';
import { sendTextFile } from '../../platform/http/send-text-file.js';
import { RateLimitGuard } from '../../platform/rate-limit/rate-limit.guard.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { LogsService } from './logs.service.js';

@Controller()
export class LogsController {
  constructor(
    private readonly logs: LogsService,
    private readonly calendar: Calendar,
  ) {}

  @Post(apiPaths.logs)
  @Responds({ status: 201, body: calculationLogCreatedResponse, problems: ['too-many-requests'] })
  @Public()
  @UseGuards(RateLimitGuard)
  @NotAudited()
  async record(@Body({ schema: calculationLogSchema }) body: CalculationLogBody): Promise<CalculationLogCreated> {
    return { id: await this.logs.record(body) };
  }

  @Get(apiPaths.logs)
  @Requires('logs.read')
  @Responds({ body: listOf(calculationLogResponse), paged: true })
  async list(
    @Query({ schema: logsQuerySchema }) query: LogsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CalculationLog[]> {
    const page = await this.logs.page(query);
    setPageHeaders(response, page, apiPaths.logs, query);
    return page.rows;
  }

  @Get(apiPaths.logsExport)
  @Requires('logs.export')
  @Responds({ body: 'text/csv' })
  @Audited('logs.export')
  async export(@Query({ schema: logsExportSchema }) query: LogsExport, @Res() response: Response): Promise<void> {
    const name = `calculations-${this.calendar.today()}.csv`;
    await sendTextFile(response, { name, type: 'text/csv', pieces: this.logs.export(query) });
  }
}
