import 'reflect-metadata';
import { createApp } from './create-app.js';
import type { Config } from '../platform/config/config.js';
import { readConfig } from '../platform/config/environment.js';
import { reasonFor } from '../platform/process/run-command.js';
import { limitHeapGrowth, exitOnCrash } from '../platform/process/process-setup.js';
import { stopOnSignal } from '../platform/process/graceful-shutdown.js';
import { createLogger } from '../platform/logging/logger.js';
import { UsersService, type FirstAdmin } from '../features/users/users.service.js';

limitHeapGrowth();
try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(reasonFor(error));
  process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  exitOnCrash(logger);
  const app = await createApp(config, { logger });
  const { username, password } = config.admin;
  const admin = await app.get(UsersService).ensureFirstAdmin(username, password);
  await app.listen(config.port, config.host);
  stopOnSignal(app);
  greet(config, admin);
}

/**
 * For the person who started the server, in words; everything else on standard output is JSON lines. In one write: a line
 * of the log may be written late, and must not come in between.
 */
function greet(config: Config, admin: FirstAdmin | undefined): void {
  const login = admin && [
    `Admin login: ${admin.username}`,
    `Password:    ${admin.generatedPassword ?? '(the one in ADMIN_PASSWORD)'}`,
    ...(admin.generatedPassword ? ['It is shown this once and kept nowhere: write it down.'] : []),
  ];
  console.log([...(login ?? []), `Ready on ${config.publicUrl}`].join('\n'));
}
