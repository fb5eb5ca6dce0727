import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/** The shared modules of a build: the version that it has, and the versions that it can use. */
type SharedModules = Readonly<Record<string, { version: string; requiredVersion: string; eager: boolean }>>;

/** Reads the shared modules of an app's Node build. */
export const sharedOf = (server: string): SharedModules =>
  JSON.parse(readFileSync(join(server, 'shared.json'), 'utf8')) as SharedModules;

/**
 * Throws when a remote needs another version of a shared module than the shell's, and so would bring its own: pages are
 * rendered with the shell's copies alone.
 */
export function checkSharing(shell: SharedModules, remote: SharedModules): void {
  for (const [name, { requiredVersion }] of Object.entries(remote)) {
    const version = shell[name]?.version;
    if (version === undefined || !semver.satisfies(version, requiredVersion)) {
      throw new Error(`It needs ${name} ${requiredVersion}; the shell has ${version ?? 'none'}`);
    }
  }
}

/** Whether the first script of a build holds a shared module. `react/` stands for all below it. */
export const isEager = (shared: SharedModules, name: string): boolean =>
  Object.entries(shared).some(
    ([one, { eager }]) => eager && (one === name || (one.endsWith('/') && name.startsWith(one))),
  );
