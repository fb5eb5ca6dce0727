import { Global, Module } from '@nestjs/common';
import { MetricsServer } from './metrics-server.js';
import { MetricsService } from './metrics.service.js';

/** Global: any provider may inject `MetricsService`. */
@Global()
@Module({ providers: [MetricsService, MetricsServer], exports: [MetricsService] })
export class MetricsModule {}
