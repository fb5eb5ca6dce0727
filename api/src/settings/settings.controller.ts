import { Controller, Get, Inject } from '@nestjs/common';
import { apiPaths, type Settings } from '@programme/contracts';
import { ForEveryone } from '../access/access.js';
import { CONFIG, type Config } from '../config/config.js';

@Controller()
@ForEveryone()
export class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get(apiPaths.settings)
  settings(): Settings {
    return { registration: this.config.registration, chat: this.config.slack.token !== undefined };
  }
}
