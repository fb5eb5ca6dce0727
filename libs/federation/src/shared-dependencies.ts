import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';

/** What the federation plugin takes for one shared module. */
export type SharedModule = {
  readonly version: string;
  readonly requiredVersion: string;
  readonly singleton: boolean;
  readonly strictVersion: boolean;
  readonly eager: boolean;
};

const require = createRequire(import.meta.url);

/** The version in the manifest of an installed package; packages may forbid `require('x/package.json')`, so walk up. */
function installedVersion(packageName: string): string {
  for (const root of require.resolve.paths(packageName) ?? []) {
    try {
      const manifest = JSON.parse(readFileSync(join(root, packageName, 'package.json'), 'utf8')) as { version: string };
      return manifest.version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${packageName} is not installed beside ${dirname(new URL(import.meta.url).pathname)}`);
}

/** One copy in the page, whoever brings it: two Reacts, emotion caches or contexts of the contract do not work together. */
const singletons = ['react', 'react-dom', '@emotion/react', '@programme/mfe-contract', '@programme/platform'];

/** A remote that was built with a newer kit brings its own copy, until the shell catches up. */
const kits = ['@programme/ui', '@programme/forms'];

/** Modules that the shell's first script does not need; the remote that wants them brings them. */
const broughtByRemotes = new Set(['@programme/forms']);

/**
 * The one list of modules that shell and remotes share at run time. Everything else is bundled where it is used.
 * The shell holds its share in its first script (`eager`), so that a remote's start costs no further requests.
 */
export function sharedDependencies(host: 'shell' | 'remote'): Record<string, SharedModule> {
  const entry = (packageName: string, singleton: boolean): SharedModule => {
    const version = installedVersion(packageName);
    return {
      version,
      requiredVersion: `^${version}`,
      singleton,
      strictVersion: singleton,
      eager: host === 'shell' && !broughtByRemotes.has(packageName),
    };
  };
  const shared = Object.fromEntries([
    ...singletons.map((name) => [name, entry(name, true)] as const),
    ...kits.map((name) => [name, entry(name, false)] as const),
  ]);
  // The trailing slash shares subpaths such as `react/jsx-runtime` too.
  return { ...shared, 'react/': entry('react', true) };
}
