import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'yup';
import type { Config } from '../../platform/config/config.js';
import { LiveRelease } from './live-release.js';
import { releasedPages } from './released-pages.js';

/** What the server needs of `remotes.json`; which remotes there are is the shell's business. */
const registrySchema = object({
  shell: object({
    version: string()
      .matches(/^[\w.+-]+$/)
      .required(),
  }).required(),
}).strict();

/**
 * What `remotes.json` names as live. Releasing or rolling back is an edit of that file: it is looked at for each page
 * and, when it has changed, read afresh, so that no server needs a restart.
 */
export class ReleaseRegistry {
  #live: { readonly stamp: string; readonly release: LiveRelease } | undefined;

  readonly #file: string;

  constructor(private readonly config: Pick<Config, 'releasesDirectory' | 'remotesOrigin' | 'remoteOverride'>) {
    this.#file = join(config.releasesDirectory, 'remotes.json');
  }

  /** Throws when nothing is released, or the registry cannot be read. */
  async live(): Promise<LiveRelease> {
    const { mtimeMs, size, ino } = await stat(this.#file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (this.#live?.stamp !== stamp) this.#live = { stamp, release: await this.#read() };
    return this.#live.release;
  }

  /** `remotes.json` as this server gives it away. Throws when it cannot be read. */
  async registry(): Promise<Registry> {
    const released = JSON.parse(await readFile(this.#file, 'utf8')) as Registry;
    return servedRegistry(released, this.config);
  }

  async #read(): Promise<LiveRelease> {
    const registry = await this.registry();
    const { shell } = registrySchema.validateSync(registry);
    const directory = this.config.releasesDirectory;
    const html = await readFile(join(directory, 'shell', shell.version, 'index.html'), 'utf8');
    return new LiveRelease(html, registry.remotes, await releasedPages(directory, shell.version, registry.remotes));
  }
}

export type LiveRemote = { readonly version: string; readonly manifest: string };

export type Registry = { readonly remotes?: Readonly<Record<string, LiveRemote>> };

type Addresses = Pick<Config, 'remotesOrigin' | 'remoteOverride'>;

/** Whether the registry is served as it was released. */
export const isServedAsReleased = ({ remotesOrigin, remoteOverride }: Addresses): boolean =>
  remotesOrigin === undefined && remoteOverride === undefined;

/**
 * The registry as this server gives it away. Released addresses have no origin, so that the same folder serves at any:
 * here they get the one that the remotes lie at. A remote under development is loaded from its development server.
 */
export function servedRegistry<R extends Registry>(registry: R, { remotesOrigin, remoteOverride }: Addresses): R {
  const remotes = Object.entries(registry.remotes ?? {}).map(([name, live]) => [
    name,
    { ...live, manifest: remotesOrigin === undefined ? live.manifest : new URL(live.manifest, remotesOrigin).href },
  ]);
  const { remote, manifest } = remoteOverride ?? {};
  const override = remote === undefined ? {} : { [remote]: { version: 'development', manifest } };
  return { ...registry, remotes: { ...Object.fromEntries(remotes), ...override } };
}
