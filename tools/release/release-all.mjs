import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder, root } from '../workspace.mjs';
import { releaseRemote, releaseShell } from './release-folder.mjs';

/** Releases every part as it is built; parts that did not change keep their version. */
export async function releaseAll() {
  const { remotes } = await import('../../libs/federation/dist/index.js');
  for (const [name, { folder: app }] of Object.entries(remotes)) {
    await releaseRemote({ folder: releaseFolder, name, ...(await builtApp(app)) });
  }
  await releaseShell({ folder: releaseFolder, ...(await builtApp('shell')) });
}

/** @param {string} app */
async function builtApp(app) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'));
  return { build: join(root, app, 'dist'), version };
}
