import { Body, Controller, Inject, Post, Req, UseGuards } from '@nestjs/common';
import { apiPaths, remoteFailureSchema, type RemoteFailureReport } from '@programme/contracts';
import type { Request } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { NotAudited } from '../../platform/audit/audited.decorator.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { RateLimitGuard } from '../../platform/rate-limit/rate-limit.guard.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';

/** A page reports a remote that failed. The report becomes a log line, for those who release remotes. */
@Controller()
export class RemoteFailuresController {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  @Post(apiPaths.remoteFailures)
  @Public()
  @Responds({ problems: ['too-many-requests'] })
  @UseGuards(RateLimitGuard)
  @NotAudited()
  record(@Body({ schema: remoteFailureSchema }) failure: RemoteFailureReport, @Req() { id: requestId }: Request): void {
    this.logger.warn({ requestId, ...failure }, 'remote failed');
  }
}
