import { Controller, Get } from '@nestjs/common';
import { apiPaths, overviewResponse, type Overview, type User } from '@programme/contracts';
import { Requires } from '../../platform/access/access.decorators.js';
import { CurrentUser } from '../../platform/access/access.guard.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { OverviewService } from './overview.service.js';

@Controller()
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get(apiPaths.overview)
  @Requires('overview.read')
  @Responds({ body: overviewResponse })
  read(@CurrentUser() user: User): Promise<Overview> {
    return this.overview.read(user);
  }
}
