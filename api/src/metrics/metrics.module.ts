import { Global, Module } from '@nestjs/common';
import { ConnectionUse } from '../database/connection-use.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

/** Whoever does something worth counting asks for `Metrics`. */
@Global()
@Module({ providers: [Metrics, MetricsServer, ConnectionUse], exports: [Metrics] })
export class MetricsModule {}
