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

/** The package of a request: `@scope/name` for `@scope/name/entry`. */
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The contract that an app is built against, and the lowest that it is compatible with. */
export type Contract = { readonly built: string; readonly lowest: string };

/** The package whose version is the version of the contract. */
const contract = '@programme/mfe-contract';

export const contractVersion = (): string => installedVersion(contract);

/**
 * One copy in the page, whoever brings it: two Reacts, emotion caches or contexts of the contract do not work together.
 */
const singletons = ['react', 'react-dom', '@emotion/react', contract, '@programme/platform'];

/** Kits that the shell's first script does without: loaded by those who show something of them. */
const loadedOnDemand = [
  '@programme/ui/controls',
  '@programme/ui/overlays',
  '@programme/ui/staff-icons',
  '@programme/ui/topic-icons',
  '@programme/forms',
];

/** A remote that was built with a newer kit brings its own copy, until the shell catches up. */
const kits = ['@programme/ui', ...loadedOnDemand];

/**
 * The one list of modules that shell and remotes share at run time. Everything else is bundled where it is used.
 * The shell holds its share in its first script (`eager`), so that a remote's start costs no further requests.
 */
export function sharedDependencies(
  host: 'shell' | 'remote',
  { built, lowest }: Contract,
): Record<string, SharedModule> {
  const entry = (request: string, singleton: boolean): SharedModule => {
    const version = request === contract ? built : installedVersion(packageOf(request));
    return {
      version,
      requiredVersion: `^${request === contract ? lowest : version}`,
      singleton,
      strictVersion: singleton,
      eager: host === 'shell' && !loadedOnDemand.includes(request),
    };
  };
  const shared = Object.fromEntries([
    ...singletons.map((name) => [name, entry(name, true)] as const),
    ...kits.map((name) => [name, entry(name, false)] as const),
  ]);
  // The trailing slash shares subpaths such as `react/jsx-runtime` too.
  return { ...shared, 'react/': entry('react', true) };
}

/** Ranges of the libraries of which a page can hold one copy only. The contract has a check of its own. */
export function requiredLibraries(shared: Readonly<Record<string, SharedModule>>): Record<string, string> {
  const libraries = singletons.filter((name) => name !== contract);
  return Object.fromEntries(libraries.map((name) => [name, shared[name]?.requiredVersion ?? '*']));
}
