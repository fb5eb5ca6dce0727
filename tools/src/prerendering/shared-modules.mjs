import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/** @typedef {Readonly<Record<string, { version: string, requiredVersion: string, eager: boolean }>>} Shared */

/** What a build shares, of which version, and which versions it can use. @param {string} server @returns {Shared} */
export const sharedOf = (server) => JSON.parse(readFileSync(join(server, 'shared.json'), 'utf8'));

/**
 * Throws when a remote needs another version of a shared module than the shell's, and so would bring its own: pages are
 * rendered with the shell's copies alone.
 *
 * @param {Shared} shell
 * @param {Shared} remote
 */
export function checkSharing(shell, remote) {
  for (const [name, { requiredVersion }] of Object.entries(remote)) {
    const version = shell[name]?.version;
    if (version === undefined || !semver.satisfies(version, requiredVersion)) {
      throw new Error(`It needs ${name} ${requiredVersion}; the shell has ${version ?? 'none'}`);
    }
  }
}

/** Whether the first script of a build holds a shared module. `react/` stands for all below it. @param {Shared} shared @param {string} name */
export const isEager = (shared, name) =>
  Object.entries(shared).some(
    ([one, { eager }]) => eager && (one === name || (one.endsWith('/') && name.startsWith(one))),
  );
