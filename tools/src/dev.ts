/**
 * `npm run dev`: everything in watch mode. `npm run dev -- mfe-offers`: that remote in watch mode, and the rest as
 * built; with `--alone`: in a page of its own with a fake shell. Ctrl-C ends all of it.
 */
import { join } from 'node:path';
import { developmentAddress, developmentManifest } from '@programme/federation/development-server';
import { remotes, shellPort, type RemoteName } from '@programme/federation/remotes';
import { Processes } from './dev/processes.js';
import { requestedApp } from './release/apps.js';
import { releaseAll } from './release/release-all.js';
import { buildAll, buildNodePackages } from './workspace/build.js';
import { refuse, typescriptCompiler } from './workspace/commands.js';
import { releaseFolder, root } from './workspace/root.js';

type Remote = { readonly name: RemoteName; readonly folder: string };

const [requested, mode] = process.argv.slice(2);
const port = process.env['PORT'] ?? '3000';
const processes = new Processes();

// The webpack configurations import it.
await buildNodePackages();
if (requested === undefined) await everything();
else if (mode === '--alone') await alone(remoteOf(requested));
else await oneRemote(remoteOf(requested));

/**
 * The API, compiled and restarted after each change; the shell and each remote from a server with hot reloading.
 */
async function everything(): Promise<void> {
  const page = `http://localhost:${shellPort}`;
  processes.start('types', [typescriptCompiler, '-b', 'libs/tsconfig.build.json', '--watch', '--preserveWatchOutput']);
  processes.start('api', ['--watch', '--watch-preserve-output', '--enable-source-maps', 'api/dist/app/main.js'], {
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? page,
    PORT: port,
  });
  processes.start('shell', webpack(), {}, 'shell');
  for (const { folder } of Object.values(remotes)) processes.start(folder, webpack(), {}, folder);
  const manifests = (Object.keys(remotes) as RemoteName[]).map((name) => developmentManifest(name));
  await processes.answer(page, ...manifests);
  console.log(`\nReady on ${page} (Ctrl-C to stop)`);
}

function remoteOf(app: string): Remote {
  const { name, folder } = requestedApp(app);
  if (!Object.hasOwn(remotes, name)) {
    return refuse(new Error('The shell is no remote: npm run dev runs it with all of them'));
  }
  return { name: name as RemoteName, folder };
}

async function alone({ name, folder }: Remote): Promise<void> {
  processes.start(folder, webpack('--env', 'alone'), {}, folder);
  const page = developmentAddress(name);
  await processes.answer(page);
  console.log(`\nReady on ${page}, with the API on port ${port} if one runs there (Ctrl-C to stop)`);
}

async function oneRemote({ name, folder }: Remote): Promise<void> {
  console.log('Building what changed…');
  await buildAll();
  await releaseAll();
  const page = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  processes.start('api', ['--enable-source-maps', 'api/dist/app/main.js'], {
    PORT: port,
    REMOTES_DIR: releaseFolder,
    REMOTES_OVERRIDE: `${name}=${developmentManifest(name)}`,
  });
  processes.start(folder, webpack('--env', 'hot=false'), {}, folder);
  await processes.answer(page, developmentManifest(name));
  console.log(`\nReady on ${page}, ${folder} in watch mode (Ctrl-C to stop)`);
}

function webpack(...more: string[]): string[] {
  return [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development', ...more];
}
