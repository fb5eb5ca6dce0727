import { Controller, Get } from '@nestjs/common';
import { apiPaths, overviewResponse, type Overview } from '@programme/contracts';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { OverviewService } from './overview.service.js';

/** For admins, as every call that says nothing else. */
@Controller()
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get(apiPaths.overview)
  @Responds({ body: overviewResponse })
  read(): Promise<Overview> {
    return this.overview.read();
  }
}
