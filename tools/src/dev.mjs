/**
 * `npm run dev`: everything in watch mode. `npm run dev -- mfe-offers`: that remote in watch mode, and the rest as built;
 * with `--alone`: in a page of its own with a fake shell. Ctrl-C ends all of it.
 */
import { join } from 'node:path';
import { Processes } from './dev/processes.mjs';
import { buildAll, ensureInstalled, releaseFolder, root, run } from './workspace.mjs';

await ensureInstalled();
await run('node_modules/.bin/nx', ['run', '@programme/federation:build', '--outputStyle=static'], {
  env: { NX_DAEMON: 'false' },
});
const { developmentAddress, developmentManifest, remotes, shellPort } =
  await import('../libs/federation/dist/index.js');

const [name, how] = process.argv.slice(2);
const port = process.env.PORT ?? '3000';
const processes = new Processes();

if (name === undefined) await everything();
else if (how === '--alone') await alone(await remoteOf(name));
else await oneRemote(await remoteOf(name));

/** The API from its sources, anew after each change; the shell and each remote from a server that exchanges components. */
async function everything() {
  const page = `http://localhost:${shellPort}`;
  const watched = ['--watch', '--watch-preserve-output', '--conditions=source', '--enable-source-maps'];
  processes.start('api', [...watched, '--import', './tools/dev/register-typescript.mjs', 'api/src/main.ts'], {
    PUBLIC_URL: process.env.PUBLIC_URL ?? page,
    PORT: port,
  });
  processes.start('shell', webpack(), {}, 'shell');
  for (const { folder } of Object.values(remotes)) processes.start(folder, webpack(), {}, folder);
  const manifests = Object.keys(remotes).map((part) => developmentManifest(/** @type {Remote['part']} */ (part)));
  await processes.answer(page, ...manifests);
  console.log(`\nReady on ${page} (Ctrl-C to stop)`);
}

/**
 * @typedef {{ part: keyof typeof remotes, app: string }} Remote
 *
 * @param {string} app
 * @returns {Promise<Remote>}
 */
async function remoteOf(app) {
  const { partOf, refuse } = await import('./release/parts.mjs');
  const { part } = await partOf(app).catch(refuse);
  const remote = Object.entries(remotes).find(([each]) => each === part);
  if (!remote) return refuse(new Error('The shell is no remote: npm run dev runs it with all of them'));
  return { part: /** @type {Remote['part']} */ (part), app: remote[1].folder };
}

/** @param {Remote} remote */
async function alone({ part, app }) {
  processes.start(app, webpack('--env', 'alone'), {}, app);
  const page = developmentAddress(part);
  await processes.answer(page);
  console.log(`\nReady on ${page}, with the API on port ${port} if one runs there (Ctrl-C to stop)`);
}

/** @param {Remote} remote */
async function oneRemote({ part, app }) {
  console.log('Building what changed…');
  await buildAll();
  const { releaseAll } = await import('./release/release-all.mjs');
  await releaseAll();
  const page = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  processes.start('api', ['--enable-source-maps', 'api/dist/main.js'], {
    PORT: port,
    REMOTES_DIR: releaseFolder,
    REMOTES_OVERRIDE: `${part}=${developmentManifest(part)}`,
  });
  processes.start(app, webpack('--env', 'hot=false'), {}, app);
  await processes.answer(page, developmentManifest(part));
  console.log(`\nReady on ${page}, ${app} in watch mode (Ctrl-C to stop)`);
}

/** @param {string[]} more */
function webpack(...more) {
  return [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development', ...more];
}
