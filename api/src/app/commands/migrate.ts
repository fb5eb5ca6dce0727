/** `npm run db:migrate`: brings the schema of the database at `DATABASE_URL` up to date, and says what it ran. */
import 'reflect-metadata';
import { readDatabaseConfig } from '../../platform/config/environment.js';
import { createLogger } from '../../platform/logging/logger.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';
import { schema } from '../schema/schema.js';
import { runCommand } from '../../platform/process/run-command.js';

await runCommand(async () => {
  const config = readDatabaseConfig(process.env);
  const ran = await migrateDatabase(config, schema, createLogger('warn'));
  for (const name of ran) console.log(`Ran ${name}`);
  console.log(ran.length === 0 ? 'The database is up to date.' : `${ran.length} migrations ran.`);
});
