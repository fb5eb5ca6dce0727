import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { DatabaseProbe } from './database.probe.js';
import { closeDatabase, openDatabase } from './data-source.js';
import { migrate } from './migrate.js';

/**
 * Opens the configured database and brings its schema up to date before anything that needs it is made. A database that
 * is away at the start ends the start: whoever runs the process starts it again.
 */
@Global()
@Module({
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
  exports: [DataSource, DatabaseProbe],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await closeDatabase(this.dataSource);
  }
}
