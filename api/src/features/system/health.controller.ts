import { Controller, Get } from '@nestjs/common';
import { apiPaths, healthLiveResponse, healthReadyResponse } from '@programme/contracts';
import { Public } from '../../platform/access/access.decorators.js';
import { DatabaseHealthIndicator } from '../../platform/database/database.health-indicator.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { Lifecycle } from '../../platform/process/graceful-shutdown.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';

@Controller()
export class HealthController {
  constructor(
    private readonly database: DatabaseHealthIndicator,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** The process runs: a reason to leave it alone. */
  @Get(apiPaths.healthLive)
  @Public()
  @Responds({ body: healthLiveResponse })
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** The process can serve: a reason to send it requests. 503 while the database is away or the server is stopping. */
  @Get(apiPaths.healthReady)
  @Public()
  @Responds({ body: healthReadyResponse })
  async ready(): Promise<{ status: 'ready' }> {
    if (this.lifecycle.stopping || !(await this.database.isUp())) throw new ProblemError('unavailable');
    return { status: 'ready' };
  }
}
