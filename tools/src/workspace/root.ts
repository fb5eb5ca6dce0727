import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the current folder is. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where shell and remotes are released to (`REMOTES_DIR` of the API). */
export const releaseFolder = process.env['REMOTES_DIR'] ?? join(root, 'release');
