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

type Live = {
  /** Differs when `remotes.json` or the prices in force differ. */
  readonly key: string;
  readonly release: LiveRelease;
  /** Whether each remote has pages with the prices in force. */
  readonly isComplete: boolean;
};

/** Milliseconds between two looks for pages that are being rendered. */
export const lookAgainMs = 2000;

/**
 * What `remotes.json` names as live. Releasing or rolling back is an edit of that file: it is looked at for each page
 * and, when it has changed, read afresh, so that no server needs a restart. After a change of prices, pages appear later:
 * while some are missing, they are looked for every two seconds at most.
 */
export class ReleaseRegistry {
  #live: Live | undefined;
  #lookAgainAt = 0;

  readonly #file: string;

  constructor(private readonly config: Pick<Config, 'releasesDirectory' | 'remotesOrigin' | 'remoteOverride'>) {
    this.#file = join(config.releasesDirectory, 'remotes.json');
  }

  /**
   * Throws when nothing is released, or the registry cannot be read.
   *
   * @param digest of the prices in force; undefined while they are not known
   */
  async live(digest: string | undefined): Promise<LiveRelease> {
    const { mtimeMs, size, ino } = await stat(this.#file);
    const key = `${mtimeMs} ${size} ${ino} ${digest}`;
    const live = this.#live;
    const isCurrent = live?.key === key;
    const now = performance.now();
    if (isCurrent && (live.isComplete || now < this.#lookAgainAt)) return live.release;
    this.#lookAgainAt = now + lookAgainMs;
    const found = await this.#read(key, digest).catch((error: unknown) => {
      if (isCurrent) return live;
      throw error;
    });
    this.#live = found;
    return found.release;
  }

  /** `remotes.json` as this server gives it away. Throws when it cannot be read. */
  async registry(): Promise<Registry> {
    const released = JSON.parse(await readFile(this.#file, 'utf8')) as Registry;
    return servedRegistry(released, this.config);
  }

  async #read(key: string, digest: string | undefined): Promise<Live> {
    const registry = await this.registry();
    const { shell } = registrySchema.validateSync(registry);
    const directory = this.config.releasesDirectory;
    const html = await readFile(join(directory, 'shell', shell.version, 'index.html'), 'utf8');
    const { isComplete, ...made } = await releasedPages(directory, shell.version, registry.remotes, digest);
    return { key, isComplete, release: new LiveRelease(html, registry.remotes, made) };
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
