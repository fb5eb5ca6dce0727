import { Controller, Get, Inject } from '@nestjs/common';
import { apiPaths, settingsResponse, type Settings } from '@programme/contracts';
import { Public } from '../../platform/access/access.decorators.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';

@Controller()
export class SettingsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get(apiPaths.settings)
  @Public()
  @Responds({ body: settingsResponse })
  settings(): Settings {
    const { registration, slack, mail, timezone } = this.config;
    return {
      registration,
      chat: slack.token !== undefined,
      mail: mail !== undefined,
      timezone,
      now: this.clock.now().toISOString(),
    };
  }
}
