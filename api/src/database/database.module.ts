import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { DatabaseProbe } from './database.probe.js';
import { closeDatabase, openDatabase } from './data-source.js';
import { entities } from './entities.js';
import { migrate } from './migrate.js';

/**
 * Opens the configured database and brings its schema up to date before anything that needs it is made. A database that
 * is away at the start ends the start: whoever runs the process starts it again. Repositories of all entities can be
 * injected anywhere; that only `*.repository.ts` does so is the linter's to see.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  providers: [
    {
      provide: DataSource,
      inject: [CONFIG],
      useFactory: async (config: Config): Promise<DataSource> => {
        const dataSource = await openDatabase(config.database);
        await migrate(dataSource);
        return dataSource;
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
