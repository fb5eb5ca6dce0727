import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findWindowedBrowser } from '../workspace/browser.js';

type Program = { readonly proves: string; readonly install: string; readonly isThere: () => boolean };

const runs = (command: string, ...parameters: string[]): boolean => spawnSync(command, parameters).status === 0;

/** What only an installed program can prove. The tests themselves find out; here is what to say of it. */
const programs: readonly Program[] = [
  {
    proves: 'MariaDB: the second engine, backups, chaos',
    install: 'mariadb-server, or name a server in TEST_DATABASE_URL',
    isThere: () =>
      Boolean(process.env['TEST_DATABASE_URL']) ||
      ['mariadbd', '/usr/sbin/mariadbd'].some((name) => runs(name, '--version')),
  },
  {
    proves: 'nginx: the edge',
    install: 'nginx-light, libnginx-mod-http-brotli-static, gettext-base',
    isThere: () =>
      (runs('nginx', '-v') || existsSync('/usr/sbin/nginx')) &&
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') &&
      runs('envsubst', '--version'),
  },
  {
    proves: 'a browser with windows: Back to a page that it has kept',
    install: 'chromium',
    isThere: () => findWindowedBrowser() !== undefined,
  },
  {
    proves: 'docker compose: the compose files',
    install: 'docker-compose',
    isThere: () => runs('docker-compose', 'version') || runs('docker', 'compose', 'version'),
  },
];

/** A line for each program that is missing: what is skipped without it, and which package of Debian has it. */
export const missingPrograms = (): string[] =>
  programs.filter(({ isThere }) => !isThere()).map(({ proves, install }) => `${proves} (install ${install})`);
