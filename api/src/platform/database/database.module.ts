import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { DatabaseHealthIndicator } from './database.health-indicator.js';
import { ConnectionMetrics } from './connection-metrics.js';
import { closeDatabase, openDatabase, type DatabaseSchema } from './data-source.js';
import { migrateDatabase } from './migrate-database.js';

/**
 * Opens the configured database and brings its schema up to date before anything that needs it is made. A database that
 * is away at the start is waited for (`DATABASE_WAIT_SECONDS`), then ends the start. Repositories of all entities can
 * be injected anywhere; that only `*.repository.ts` does so is the linter's to see.
 */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static forRoot(schema: DatabaseSchema): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forFeature([...schema.entities])],
      providers: [
        {
          provide: DataSource,
          inject: [CONFIG, LOGGER],
          useFactory: async (config: Config, logger: Logger): Promise<DataSource> => {
            await migrateDatabase(config, schema, logger);
            return openDatabase(config.database, schema, { connections: config.databaseConnections });
          },
        },
        ConnectionMetrics,
        DatabaseHealthIndicator,
      ],
      exports: [DataSource, DatabaseHealthIndicator, TypeOrmModule],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await closeDatabase(this.dataSource);
  }
}
