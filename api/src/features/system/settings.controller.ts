import { Controller, Get, Inject } from '@nestjs/common';
import { apiPaths, type Settings } from '@programme/contracts';
import { ForEveryone } from '../../platform/access/access.js';
import { CONFIG, type Config } from '../../platform/config/config.js';

@Controller()
@ForEveryone()
export class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get(apiPaths.settings)
  settings(): Settings {
    const { registration, slack, timezone } = this.config;
    return { registration, chat: slack.token !== undefined, timezone };
  }
}
