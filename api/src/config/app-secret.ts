import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of a development machine: made once, kept in `<directory>/app-secret` for its owner's eyes only, so that
 * sessions outlive a restart. Of two processes that start at once, the second takes the first one's.
 */
export function keptSecret(directory: string): string {
  const path = join(directory, 'app-secret');
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
