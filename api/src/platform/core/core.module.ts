import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Calendar, Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { RouteTemplates } from '../http/route-templates.js';
import { Lifecycle } from '../process/graceful-shutdown.js';
import { JobScheduler } from '../jobs/job-scheduler.js';
import { LOGGER, type Logger } from '../logging/logger.js';

/**
 * What every module may ask for without importing it: configuration, time, calendar, logger, routes, and whether the process
 * is stopping.
 */
@Global()
@Module({})
export class CoreModule {
  static forRoot(config: Config, logger: Logger, clock: Clock): DynamicModule {
    return {
      module: CoreModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: Clock, useValue: clock },
        Calendar,
        JobScheduler,
        Lifecycle,
        RouteTemplates,
      ],
      exports: [CONFIG, LOGGER, Calendar, Clock, JobScheduler, Lifecycle, RouteTemplates],
    };
  }
}
