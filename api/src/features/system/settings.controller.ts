import { Controller, Get, Inject } from '@nestjs/common';
import { apiPaths, type Settings } from '@programme/contracts';
import { Public } from '../../platform/access/access.guard.js';
import { CONFIG, type Config } from '../../platform/config/config.js';

@Controller()
@Public()
export class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get(apiPaths.settings)
  settings(): Settings {
    const { registration, slack, timezone } = this.config;
    return { registration, chat: slack.token !== undefined, timezone };
  }
}
