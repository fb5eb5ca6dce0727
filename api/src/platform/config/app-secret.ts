import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.js';
import { shortestSecret } from './environment.schema.js';

/**
 * The secret of a development machine: made once, kept in `<directory>/app-secret` for its owner's eyes only, so that
 * sessions outlive a restart. Of two processes that start at once, both take the same one. Throws `ConfigError` when
 * the file holds no secret.
 */
export function developmentSecret(directory: string): string {
  const path = join(directory, 'app-secret');
  mkdirSync(directory, { recursive: true });
  return checked(read(path) ?? create(path), path);
}

/** As `developmentSecret`, and makes none: undefined where there is no file. Throws `ConfigError`. */
export function knownDevelopmentSecret(directory: string): string | undefined {
  const path = join(directory, 'app-secret');
  const secret = read(path);
  return secret === undefined ? undefined : checked(secret, path);
}

function checked(secret: string, path: string): string {
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError([
    `APP_SECRET: is not set, and the secret in ${path} is shorter than ${shortestSecret} characters. Remove the file to have one made: everybody logs in again, access codes that are stored can no longer be shown, and the seals of histories hold no longer.`,
  ]);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes elsewhere first: a file that other processes can read, or that a full disk leaves behind, is never half
 * written.
 */
function create(path: string): string {
  const temporary = `${path}.${randomUUID()}`;
  try {
    writeFileSync(temporary, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(temporary, path);
  } catch (error) {
    // The other process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return read(path) ?? '';
}
