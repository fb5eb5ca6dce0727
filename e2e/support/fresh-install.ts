/**
 * `node --import tsx fresh-install.ts sqlite|mariadb`: starts the built product for the first time on an empty
 * database, and keeps what it prints, so that a journey can read the admin's password as the person who started it
 * would. An empty database is made on the server, and dropped when the product ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseServerUrl } from '@programme/api-testing';
import { chat, installs, mailbox, onDatabaseServer } from './installs.js';

const install = installs[process.argv[2] as keyof typeof installs];
if (!install) throw new Error('Name one of the installs');
const database = 'name' in install.database ? install.database.name : undefined;
const databaseUrl =
  'url' in install.database ? install.database.url : new URL(`/${install.database.name}`, databaseServerUrl()).href;

if (database) await onDatabaseServer(`DROP DATABASE IF EXISTS ${database}`, `CREATE DATABASE ${database}`);
mkdirSync(dirname(install.outputFile), { recursive: true });
const output = createWriteStream(install.outputFile);

const api = spawn(process.execPath, [fileURLToPath(new URL('../../api/dist/app/main.js', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: String(install.port),
    DATABASE_URL: databaseUrl,
    REMOTES_DIR: fileURLToPath(new URL('../../release', import.meta.url)),
    AUTH_REGISTRATION: 'on',
    SLACK_BOT_TOKEN: chat.token,
    SLACK_API_URL: chat.apiUrl,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: mailbox.from,
    // Clients of one journey come from addresses of its own.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  },
});
api.stdout.pipe(output);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal));
const [code] = (await once(api, 'exit')) as [number | null];
if (database) await onDatabaseServer(`DROP DATABASE IF EXISTS ${database}`);
process.exit(code ?? 1);
