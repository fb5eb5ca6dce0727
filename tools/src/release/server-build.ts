import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scriptFilesName } from '@programme/federation/script-files';
import { exists } from '../release-folder/exists.js';
import { serverOf, shellName } from '../release-folder/registry.js';
import { folderDigest } from './folder-digest.js';

type Build = { readonly app: string; readonly build: string };

/**
 * Keeps the Node build of a released version, which renders its pages, where there is one: `npm start` makes it after the
 * version is live. When it differs from the one that is kept, pages rendered with that are removed.
 *
 * @param build folder of the build for browsers; the one for Node lies beside it
 */
export async function storeServerBuild(folder: string, { app, build }: Build, version: string): Promise<void> {
  const source = `${build}-server`;
  if (!(await exists(source))) return;
  const target = serverOf(folder, app, version);
  const incomplete = join(dirname(target), `.incomplete-${randomUUID()}`);
  await mkdir(incomplete, { recursive: true });
  await cp(source, incomplete, { recursive: true });
  await cp(join(build, scriptFilesName), join(incomplete, scriptFilesName));
  if ((await exists(target)) && (await folderDigest(target)) === (await folderDigest(incomplete))) {
    return rm(incomplete, { recursive: true });
  }
  await rm(target, { recursive: true, force: true });
  await rename(incomplete, target);
  await removePages(join(folder, 'pages'), app, version);
}

/** Pages lie in `<shell's version>/<remote>/<remote's version>`. */
async function removePages(pages: string, app: string, version: string): Promise<void> {
  const shells = app === shellName ? [] : await readdir(pages).catch(() => []);
  const stale = app === shellName ? [join(pages, version)] : shells.map((shell) => join(pages, shell, app, version));
  for (const path of stale) await rm(path, { recursive: true, force: true });
}
