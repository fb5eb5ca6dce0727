import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { RemoteFailuresController } from './remote-failures.controller.js';
import { SettingsController } from './settings.controller.js';

/** What browsers and operators ask of the server itself. */
@Module({ controllers: [HealthController, RemoteFailuresController, SettingsController] })
export class SystemModule {}
