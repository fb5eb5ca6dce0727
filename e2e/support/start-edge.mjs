/**
 * `node start-edge.mjs`: starts the built product behind nginx, with the very configuration that its image has (edge/), until
 * it is stopped itself. An API process that ends is started again, as the container's restart policy does.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { behindEdge } from './edge-ports.mjs';
import { databaseServer, onDatabaseServer } from './installs.mjs';

const { apis, statics, database, folder, releases } = behindEdge;
/** @param {string} path */
const atRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** @type {Record<string, import('node:child_process').ChildProcess>} */
const running = {};
let stopping = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop());

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await cp(atRepository('release'), releases, { recursive: true });
await onDatabaseServer(`DROP DATABASE IF EXISTS ${database}`, `CREATE DATABASE ${database}`);

for (const [name, port] of Object.entries(apis)) {
  keepApi(name, port);
  await untilReady(port);
}
for (const [part, port] of Object.entries(statics)) {
  await start(`static-${part}`, 'sh', [atRepository('edge/start.sh'), 'static'], {
    PART: part,
    PART_PREFIX: part === 'shell' ? '/shell/' : `/remotes/${part}/`,
    STATIC_LISTEN: `127.0.0.1:${port}`,
    PUBLIC_URL: behindEdge.url,
    RELEASE_FOLDER: releases,
    RUN_DIRECTORY: `${folder}/run`,
  });
}
await start('edge', 'sh', [atRepository('edge/start.sh'), 'edge'], {
  EDGE_LISTEN: `127.0.0.1:${behindEdge.edge}`,
  EDGE_SETTINGS: `${folder}/no-settings`,
  API_1: `127.0.0.1:${apis['api-1']}`,
  API_2: `127.0.0.1:${apis['api-2']}`,
  STATIC_SHELL: `127.0.0.1:${statics.shell}`,
  STATIC_CALCULATORS: `127.0.0.1:${statics.calculators}`,
  STATIC_OFFERS: `127.0.0.1:${statics.offers}`,
  STATIC_ADMIN: `127.0.0.1:${statics.admin}`,
  RUN_DIRECTORY: `${folder}/run`,
});

/** @param {string} name @param {number} port */
function keepApi(name, port) {
  void start(name, process.execPath, [atRepository('api/dist/main.js')], {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: behindEdge.url,
    TRUST_PROXY: '1',
    DATABASE_URL: new URL(`/${database}`, databaseServer).href,
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

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} environment
 */
async function start(name, command, parameters, environment) {
  const output = openSync(`${folder}/${name}.log`, 'a');
  const child = spawn(command, parameters, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  closeSync(output);
  running[name] = child;
  const ids = Object.fromEntries(Object.entries(running).map(([one, { pid }]) => [one, pid]));
  await writeFile(behindEdge.processesFile, JSON.stringify(ids));
}

/** @param {number} port */
async function untilReady(port) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok || stopping) return;
    await setTimeout(100);
  }
}

async function stop() {
  if (stopping) return;
  stopping = true;
  const ended = Object.values(running).map((child) => {
    const end = new Promise((resolve) => child.once('exit', resolve));
    return child.exitCode === null && child.kill('SIGTERM') ? end : undefined;
  });
  await Promise.all(ended);
  await onDatabaseServer(`DROP DATABASE IF EXISTS ${database}`);
  process.exit(0);
}
