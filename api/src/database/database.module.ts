import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { DatabaseProbe } from './database.probe.js';
import { closeDatabase, openDatabase } from './data-source.js';
import { entities } from './entities.js';
import { migrateDatabase } from './migrate-database.js';

/**
 * Opens the configured database and brings its schema up to date before anything that needs it is made. A database that
 * is away at the start is waited for (`DATABASE_WAIT_SECONDS`), then ends the start. Repositories of all entities can be
 * injected anywhere; that only `*.repository.ts` does so is the linter's to see.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  providers: [
    {
      provide: DataSource,
      inject: [CONFIG, LOGGER],
      useFactory: async (config: Config, logger: Logger): Promise<DataSource> => {
        await migrateDatabase(config, logger);
        return openDatabase(config.database, { connections: config.databaseConnections });
      },
    },
    DatabaseProbe,
  ],
  exports: [DataSource, DatabaseProbe, TypeOrmModule],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await closeDatabase(this.dataSource);
  }
}
