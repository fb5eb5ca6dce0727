import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRegistry } from '@programme/tools/release-folder/registry';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Changes to the sources of an app: path → text to find → text in its place. */
type Changes = Readonly<Record<string, readonly [from: string, to: string]>>;

/**
 * Builds an app as its own team would after a change, from a copy of its sources: with the project's webpack
 * configuration, for production. Options go to that configuration.
 *
 * @returns the folder of the build for browsers; the one for Node lies beside it
 */
export async function buildChanged(app: string, changes: Changes, options: Record<string, string> = {}) {
  // Within the repository, where packages are found; named as the app is, for its name is part of the build.
  const folder = join(root, 'e2e/test-results/builds', crypto.randomUUID(), app);
  const skipped = new Set(['dist', 'dist-server', 'test-results']);
  await cp(join(root, app), folder, { recursive: true, filter: (path) => !skipped.has(basename(path)) });
  for (const [path, [from, to]] of Object.entries(changes)) await replaceIn(join(folder, path), from, to);
  const parameters = Object.entries(options).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const webpack = [join(root, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production', ...parameters];
  await promisify(execFile)(process.execPath, webpack, { cwd: folder, maxBuffer: 16 * 1024 * 1024 });
  return join(folder, 'dist');
}

/** A copy of the live build of a remote, with one file changed that is named by a part of its name. */
export async function liveBuildWith(releases: string, remote: string, file: string, change: (text: string) => string) {
  const version = (await readRegistry(releases)).remotes[remote]?.version ?? '';
  const folder = join(await mkdtemp(join(tmpdir(), 'build-')), remote);
  await cp(join(releases, 'remotes', remote, version), folder, { recursive: true });
  await rm(join(folder, 'release.json'));
  const name = (await readdir(folder)).find((one) => one.includes(file) && /\.js(on)?$/.test(one));
  if (!name) throw new Error(`The build of ${remote} has no ${file}`);
  for (const packed of ['br', 'gz']) await rm(join(folder, `${name}.${packed}`), { force: true });
  await writeFile(join(folder, name), change(await readFile(join(folder, name), 'utf8')));
  return folder;
}

async function replaceIn(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  await writeFile(path, text.replace(from, to));
}
