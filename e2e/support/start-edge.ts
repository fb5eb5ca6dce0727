/**
 * `node --import tsx start-edge.ts`: starts the built product behind nginx, with the very configuration that its image
 * has (edge/), until it is stopped itself. An API process that ends is started again, as the container's restart policy
 * does.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { behindEdge } from './edge-ports.js';
import { edgeDatabaseUrl } from './edge-database.js';
import { onDatabaseServer } from './installs.js';

const { apis, statics, database, databaseUser, folder, releases } = behindEdge;
const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const running: Record<string, ChildProcess> = {};
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await cp(atRepository('release'), releases, { recursive: true });
await onDatabaseServer(
  `DROP DATABASE IF EXISTS ${database}`,
  `CREATE DATABASE ${database}`,
  `CREATE OR REPLACE USER '${databaseUser.name}'@'%' IDENTIFIED BY '${databaseUser.password}'`,
  `GRANT ALL ON \`${database.replaceAll('_', '\\_')}\`.* TO '${databaseUser.name}'@'%'`,
);

for (const [name, port] of Object.entries(apis)) {
  keepApi(name, port);
  await untilReady(port);
}
for (const [app, port] of Object.entries(statics)) {
  await start(`static-${app}`, 'sh', [atRepository('edge/start.sh'), 'static'], {
    APP: app,
    APP_PREFIX: app === 'shell' ? '/shell/' : `/remotes/${app}/`,
    STATIC_LISTEN: `127.0.0.1:${port}`,
    PUBLIC_URL: behindEdge.url,
    RELEASE_FOLDER: releases,
    RUN_DIRECTORY: `${folder}/run`,
  });
}
const upstreams = {
  API_1: `127.0.0.1:${apis['api-1']}`,
  API_2: `127.0.0.1:${apis['api-2']}`,
  STATIC_SHELL: `127.0.0.1:${statics.shell}`,
  STATIC_CALCULATORS: `127.0.0.1:${statics.calculators}`,
  STATIC_OFFERS: `127.0.0.1:${statics.offers}`,
  STATIC_ADMIN: `127.0.0.1:${statics.admin}`,
};
await start('edge', 'sh', [atRepository('edge/start.sh'), 'edge'], {
  ...upstreams,
  PUBLIC_URL: behindEdge.url,
  EDGE_LISTEN: `127.0.0.1:${behindEdge.edge}`,
  EDGE_SETTINGS: `${folder}/no-settings`,
  RUN_DIRECTORY: `${folder}/run`,
});
await makeTlsSettings(`${folder}/tls`);
await start('edge-tls', 'sh', [atRepository('edge/start.sh'), 'edge'], {
  ...upstreams,
  PUBLIC_URL: behindEdge.tls.url,
  EDGE_LISTEN: `127.0.0.1:${behindEdge.tls.plainPort}`,
  EDGE_SETTINGS: `${folder}/tls`,
  RUN_DIRECTORY: `${folder}/run-tls`,
});

/** The example as an operator uses it, with a certificate of its own. */
async function makeTlsSettings(settings: string) {
  await mkdir(settings);
  const [certificate, key] = [`${settings}/fullchain.pem`, `${settings}/privkey.pem`];
  const parameters = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...parameters, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const example = await readFile(atRepository('edge/tls.conf.example'), 'utf8');
  const settled = example
    .replace('listen 8443', `listen 127.0.0.1:${behindEdge.tls.port}`)
    .replaceAll('/etc/edge', settings);
  await writeFile(`${settings}/tls.conf`, settled);
}

function keepApi(name: string, port: number) {
  void start(name, process.execPath, [atRepository('api/dist/app/main.js')], {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: behindEdge.url,
    TRUST_PROXY: '1',
    DATABASE_URL: edgeDatabaseUrl,
    APP_SECRET: 'a secret of the journeys behind the edge',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'a-long-test-password',
    REMOTES_DIR: releases,
    LOG_LEVEL: 'info',
  });
  running[name]?.once('exit', () => {
    if (!stopping) keepApi(name, port);
  });
}

async function start(name: string, command: string, parameters: string[], environment: Record<string, string>) {
  const output = openSync(`${folder}/${name}.log`, 'a');
  const child = spawn(command, parameters, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  closeSync(output);
  running[name] = child;
  const ids = Object.fromEntries(Object.entries(running).map(([one, { pid }]) => [one, pid]));
  // In one step: a journey that reads it meanwhile would find half of it.
  await writeFile(`${behindEdge.processesFile}.new`, JSON.stringify(ids));
  await rename(`${behindEdge.processesFile}.new`, behindEdge.processesFile);
}

async function untilReady(port: number) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok || stopping) return;
    await setTimeout(100);
  }
}

async function stop() {
  if (stopping) return;
  stopping = true;
  const ended = Object.values(running).map(async (child) => {
    const end = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await end;
  });
  await Promise.all(ended);
  await onDatabaseServer(`DROP DATABASE IF EXISTS ${database}`, `DROP USER IF EXISTS '${databaseUser.name}'@'%'`);
  process.exit(0);
}
